// A document, ready to be sent in every encoding.
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export interface Packed {
  readonly etag: string;
  readonly plain: Uint8Array;
  readonly br: Uint8Array;
  readonly gzip: Uint8Array;
}

/** A tenth of the time for a few bytes more. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** `once`: the document is for one reader, so it is not compressed to the smallest size. */
export async function packed(html: string, once = false): Promise<Packed> {
  const plain = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, once ? quick : {}),
    promisify(gzip)(plain),
  ]);
  const etag = `"${createHash("sha256").update(plain).digest("base64url")}"`;
  return { etag, plain, br, gzip: gzipped };
}
