// A document, ready to be sent in every encoding.
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

export interface Packed {
  readonly etag: string;
  readonly plain: Uint8Array;
  readonly br: Uint8Array;
  readonly gzip: Uint8Array;
}

export async function packed(html: string): Promise<Packed> {
  const plain = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain),
    promisify(gzip)(plain),
  ]);
  const etag = `"${createHash("sha256").update(plain).digest("base64url")}"`;
  return { etag, plain, br, gzip: gzipped };
}
