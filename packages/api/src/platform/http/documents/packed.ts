// A document, ready to be sent.
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { selectEncoding } from "./encoding.ts";

export type Encoding = ReturnType<typeof selectEncoding>;

export interface Packed {
  readonly etag: string;
  readonly plain: Uint8Array;
  readonly br?: Uint8Array;
  readonly gzip?: Uint8Array;
}

/** A tenth of the time for a few bytes more. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A document for many readers, in every encoding. */
export async function packed(html: string): Promise<Packed> {
  const plain = Buffer.from(html);
  const [br, zipped] = await Promise.all([brotli(plain), gzipped(plain)]);
  const etag = `"${createHash("sha256").update(plain).digest("base64url")}"`;
  return { etag, plain, br, gzip: zipped };
}

/** A document for one reader, in the encoding that the reader's browser takes: compressed quickly, and without ETag. */
export async function packedOnce(html: string, encoding: Encoding): Promise<Packed> {
  const plain = Buffer.from(html);
  if (!encoding) return { etag: "", plain };
  const short = await (encoding === "br" ? brotli(plain, quick) : gzipped(plain));
  return { etag: "", plain, [encoding]: short };
}
