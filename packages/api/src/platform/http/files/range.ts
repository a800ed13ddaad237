// Which part of a file a request asks for (RFC 9110, section 14): one range of bytes, or the whole file.
import type { IncomingHttpHeaders } from "node:http";
import type { Part } from "../../files/blobs.ts";

const single = /^bytes=(?:(?<first>\d+)-(?<last>\d*)|-(?<suffix>\d+))$/i;

/**
 * The requested part of a file with `bytes` bytes and that ETag. Undefined for the whole file, also for several ranges,
 * another unit, or an If-Range of another version. `unsatisfiable` when the range begins beyond the end.
 */
export function parseRange(
  { range, "if-range": ifRange }: IncomingHttpHeaders,
  bytes: number,
  etag: string,
): Part | "unsatisfiable" | undefined {
  const { first, last, suffix } = single.exec(range ?? "")?.groups ?? {};
  if ((first ?? suffix) === undefined) return undefined;
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  const start = suffix === undefined ? Number(first) : Math.max(0, bytes - Number(suffix));
  const end = last ? Math.min(Number(last), bytes - 1) : bytes - 1;
  if (last && Number(last) < start) return undefined;
  return start < bytes ? { start, end } : "unsatisfiable";
}
