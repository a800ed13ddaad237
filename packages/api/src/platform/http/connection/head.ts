// Reads the head of a request before Fastify does.
import type { IncomingMessage } from "node:http";

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";

/**
 * Headers that may occur once only: of two, a proxy and this server could each use a different one. Node itself refuses
 * a second Content-Length.
 */
const singles = new Set(["host", "authorization", "content-type"]);

export function repeatsSingle({ rawHeaders }: IncomingMessage): boolean {
  const names = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!.toLowerCase();
    if (!singles.has(name)) continue;
    if (names.has(name)) return true;
    names.add(name);
  }
  return false;
}

/** HTTP 1.1 requires a Host header. */
export const lacksHost = ({ httpVersion, headers }: IncomingMessage): boolean =>
  httpVersion === "1.1" && headers.host === undefined;

/** The URL without its origin: `http://host/path` means `/path`, and HTTP requires every server to accept that form. */
export function withoutOrigin(url = "/"): string {
  const rest = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, "");
  return rest === url || rest.startsWith("/") ? rest : `/${rest}`;
}
