// Bytes to the server and back: fetch, or XMLHttpRequest where the progress of an upload matters.

interface Transfer {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: BodyInit | undefined;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: ((fraction: number) => void) | undefined;
}

interface Received {
  /** 0 when no answer came. */
  readonly status: number;
  readonly text: string;
  readonly link: string | null;
}

const silence: Received = { status: 0, text: "", link: null };

async function byFetch({ method, url, headers, body, signal }: Transfer): Promise<Received> {
  try {
    const response = await fetch(url, {
      method,
      headers,
      body: body ?? null,
      signal: signal ?? null,
    });
    return {
      status: response.status,
      text: await response.text(),
      link: response.headers.get("link"),
    };
  } catch (error) {
    if (signal?.aborted) throw error;
    return silence;
  }
}

function byRequest({
  method,
  url,
  headers,
  body,
  signal,
  onProgress,
}: Transfer): Promise<Received> {
  return new Promise((resolve, reject) => {
    // A request that is aborted before it is sent is sent all the same.
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    request.addEventListener("load", () =>
      resolve({
        status: request.status,
        text: request.responseText,
        link: request.getResponseHeader("link"),
      }),
    );
    request.addEventListener("error", () => resolve(silence));
    request.addEventListener("abort", () =>
      reject(new DOMException("The upload was cancelled", "AbortError")),
    );
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body as XMLHttpRequestBodyInit);
  });
}

export const transfer = (wanted: Transfer): Promise<Received> =>
  wanted.body instanceof FormData ? byRequest(wanted) : byFetch(wanted);
