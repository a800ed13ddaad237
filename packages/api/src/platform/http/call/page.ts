// Pages of keyset lists: how many rows to query, and the Link header to the next page.
import { pageLimits } from "@lanyard/contract";
import type { FastifyReply } from "fastify";

/**
 * How many rows a page holds: as requested, from 1 to the contract's maximum. Query one more, to see whether there is a
 * next page.
 */
export const getPageLimit = (query: { readonly limit?: number | undefined }): number =>
  Math.min(Math.max(query.limit ?? pageLimits.standard, 1), pageLimits.most);

/**
 * The rows of this page, out of `rows` (up to `limit` + 1). When there are more, sets the Link header to the next page,
 * whose cursor comes from the last row of this one.
 */
export function page<T>(
  reply: FastifyReply,
  rows: readonly T[],
  limit: number,
  formatCursor: (last: T) => string,
): T[] {
  const pageRows = rows.slice(0, limit);
  const last = pageRows.at(-1);
  if (rows.length > limit && last !== undefined) {
    const [path = "", search] = reply.request.url.split("?", 2);
    const next = new URLSearchParams(search);
    next.set("limit", String(limit));
    next.set("cursor", formatCursor(last));
    void reply.header("link", `<${path}?${next.toString()}>; rel="next"`);
  }
  return pageRows;
}
