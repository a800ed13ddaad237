// Conditional requests (RFC 9110, section 13) for resources with a strong ETag.
import type { IncomingHttpHeaders } from "node:http";

const has = (header: string, tag: string): boolean =>
  header.split(",").some((one) => one.trim() === "*" || one.trim() === tag);

/**
 * Whether `If-None-Match` names the tag. Compares weakly, because a proxy that compresses an answer marks its tag with
 * W/.
 */
export const knows = (header: string | undefined, etag: string): boolean =>
  has((header ?? "").replaceAll("W/", ""), etag);

/** 412 when the client expects another version, 304 when it has this one; undefined when the resource is to be sent. */
export function checkPrecondition(
  { "if-match": ifMatch, "if-none-match": ifNoneMatch }: IncomingHttpHeaders,
  etag: string,
): 304 | 412 | undefined {
  if (ifMatch !== undefined && !has(ifMatch, etag)) return 412;
  return knows(ifNoneMatch, etag) ? 304 : undefined;
}
