// Sends a request and reads the response: by fetch, or by XMLHttpRequest for forms, to report upload progress.
import { nameOf, takeBegun } from "./begun.ts";
import { received, type Received } from "./received.ts";
import { rendering } from "./rendering.ts";

interface Transfer {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: BodyInit | undefined;
  /** For a company's call: its body without token and person. */
  readonly own: object | undefined;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: ((fraction: number, text?: string) => void) | undefined;
}

const noResponse: Received = { status: 0, text: "", link: null };

async function byFetch({ method, url, headers, body, own, signal }: Transfer): Promise<Received> {
  const name = nameOf(url, own);
  const begun = method === "GET" || own ? await takeBegun(name) : undefined;
  signal?.throwIfAborted();
  if (begun) return begun;
  const onServer = rendering();
  if (onServer) {
    onServer.onLacking({ name, url, ...(own && { own }) });
    return new Promise(() => {});
  }
  try {
    return await received(
      await fetch(url, { method, headers, body: body ?? null, signal: signal ?? null }),
    );
  } catch (error) {
    if (signal?.aborted) throw error;
    return noResponse;
  }
}

function byXhr({ method, url, headers, body, signal, onProgress }: Transfer): Promise<Received> {
  return new Promise((resolve, reject) => {
    // XMLHttpRequest would send a request even if it was aborted before `send`.
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    request.addEventListener("progress", () => onProgress?.(1, request.responseText));
    request.addEventListener("load", () =>
      resolve({
        status: request.status,
        text: request.responseText,
        link: request.getResponseHeader("link"),
      }),
    );
    request.addEventListener("error", () => resolve(noResponse));
    request.addEventListener("abort", () =>
      reject(new DOMException("The upload was cancelled", "AbortError")),
    );
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body as XMLHttpRequestBodyInit);
  });
}

export const transfer = (request: Transfer): Promise<Received> =>
  request.body instanceof FormData ? byXhr(request) : byFetch(request);
