// Reads content in parts, and each part completely before passing it on, so that slow readers do not keep a connection
// to the bucket open.
import { Readable } from "node:stream";
import type { Content, Part } from "./blobs.ts";

/** The memory that one answer takes, however slowly it is read. */
const partBytes = 256 * 1024;

export interface Piece {
  readonly bytes: Uint8Array;
  /** The size of the whole content in bytes. */
  readonly totalBytes: number;
}

/** Reads a part of the content, possibly cut short at its end; undefined when there is no content. */
type ReadPart = (part: Part) => Promise<Piece | undefined>;

async function* pieces(read: ReadPart, piece: Piece, from: number, end: number) {
  let position = from;
  for (let next: Piece | undefined = piece; ;) {
    yield next.bytes;
    position += next.bytes.length;
    if (position > end) return;
    next = await read({ start: position, end: Math.min(position + partBytes - 1, end) });
    if (!next || next.bytes.length === 0) throw new Error("the file was deleted while it was read");
  }
}

/** The content, or the given part of it; the next bytes are read once the previous ones have been consumed. */
export async function inParts(read: ReadPart, part?: Part): Promise<Content | undefined> {
  const start = part?.start ?? 0;
  const most = part?.end ?? Number.POSITIVE_INFINITY;
  const first = await read({ start, end: Math.min(start + partBytes - 1, most) });
  if (!first) return undefined;
  const end = Math.min(most, first.totalBytes - 1);
  const stream = Readable.from(pieces(read, first, start, end), {
    objectMode: false,
    highWaterMark: 0,
  });
  return { stream, bytes: end - start + 1 };
}
