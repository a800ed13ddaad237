// Pages of keyset lists: how many rows to ask for, and the Link header that leads on.
import { pageLimits } from "@lanyard/contract";
import type { FastifyReply } from "fastify";

/** How many rows a page holds: as asked, from 1 to the contract's most. Ask the store for one more. */
export const limitOf = (query: { readonly limit?: number | undefined }): number =>
  Math.min(Math.max(query.limit ?? pageLimits.standard, 1), pageLimits.most);

/**
 * Of `rows` (up to one more than `limit`) those of this page. When there are more, the Link header names the next
 * page, whose cursor is that of this page's last row.
 */
export function page<T>(
  reply: FastifyReply,
  rows: readonly T[],
  limit: number,
  cursorOf: (last: T) => string,
): T[] {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  if (rows.length > limit && last !== undefined) {
    const [path = "", search] = reply.request.url.split("?", 2);
    const next = new URLSearchParams(search);
    next.set("limit", String(limit));
    next.set("cursor", cursorOf(last));
    void reply.header("link", `<${path}?${next.toString()}>; rel="next"`);
  }
  return shown;
}
