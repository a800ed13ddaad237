// What the head of a request says, before Fastify reads it.
import type { IncomingMessage } from "node:http";

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";

/** Sent twice, a proxy and this server could each believe another one. Node itself refuses a second length. */
const singles = new Set(["host", "authorization", "content-type"]);

export function repeatsSingle({ rawHeaders }: IncomingMessage): boolean {
  const seen = new Set<string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!.toLowerCase();
    if (!singles.has(name)) continue;
    if (seen.has(name)) return true;
    seen.add(name);
  }
  return false;
}

/** HTTP 1.1 requires a Host header. */
export const lacksHost = ({ httpVersion, headers }: IncomingMessage): boolean =>
  httpVersion === "1.1" && headers.host === undefined;

/** The path of an address: `http://host/path` names the same one, and every server has to take that form. */
export function withoutOrigin(url = "/"): string {
  const rest = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, "");
  return rest === url || rest.startsWith("/") ? rest : `/${rest}`;
}
