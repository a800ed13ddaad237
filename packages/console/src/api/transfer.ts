// Sends a request and reads the response: by fetch, or by XMLHttpRequest for forms, to report upload progress. While the
// server renders a page, by a call in its own process.
import { correctedHeader } from "@lanyard/contract";
import { rendering, type RawResponse } from "./rendering.ts";

interface Transfer {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: BodyInit | undefined;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: ((fraction: number, text?: string) => void) | undefined;
}

const noResponse: RawResponse = { status: 0, text: "", link: null };

async function byFetch({ method, url, headers, body, signal }: Transfer): Promise<RawResponse> {
  const onServer = rendering();
  if (onServer) return method === "GET" ? onServer.send(url) : noResponse;
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
      corrected: response.headers.get(correctedHeader),
    };
  } catch (error) {
    if (signal?.aborted) throw error;
    return noResponse;
  }
}

function byXhr({ method, url, headers, body, signal, onProgress }: Transfer): Promise<RawResponse> {
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

export const transfer = (request: Transfer): Promise<RawResponse> =>
  request.body instanceof FormData ? byXhr(request) : byFetch(request);
