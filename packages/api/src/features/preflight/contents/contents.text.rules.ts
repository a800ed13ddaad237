// One text file of a stored archive, in parts; returned only as text.
import { isUtf8 } from "node:buffer";
import { stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { contentsLimits as limits, type ArchiveText } from "@lanyard/contract";
import type { Entry } from "yauzl";
import { readEntries, openSource } from "../../../platform/files/archive.source.ts";
import { toUnreadReason } from "./contents.tree.rules.ts";

/** A file with a NUL in these first bytes is not text. */
const sniffedBytes = 4_096;
const newline = 0x0a;

export type TextPart = Omit<ArchiveText, "path">;

const unreadPart = (size: number, unread: TextPart["unread"]): TextPart => ({
  size,
  text: null,
  encoding: null,
  line: 1,
  next: null,
  unread,
});

const countLines = (bytes: Buffer): number => {
  let count = 0;
  for (let index = bytes.indexOf(newline); index !== -1; index = bytes.indexOf(newline, index + 1))
    count += 1;
  return count;
};

/**
 * Where a part ends when more follows: after its last line break, or if one line is longer than a part, after a whole
 * character.
 */
function findEnd(bytes: Buffer): number {
  const line = bytes.subarray(0, limits.part).lastIndexOf(newline) + 1;
  if (line > 0) return line;
  let end: number = limits.part;
  while (end > limits.part - 4 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return end;
}

interface Chunk {
  readonly bytes: Buffer;
  readonly line: number;
  readonly isText: boolean;
}

/** The part from the byte `from` on, with one byte more if the file goes on, and the line in which it begins. */
async function readPart(stream: Readable, from: number): Promise<Chunk> {
  const chunks: Buffer[] = [];
  let [offset, length, line] = [0, 0, 1];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (offset < sniffedBytes && chunk.subarray(0, sniffedBytes - offset).includes(0))
      return { bytes: chunk, line, isText: false };
    const skipped = Math.min(Math.max(from - offset, 0), chunk.length);
    line += countLines(chunk.subarray(0, skipped));
    chunks.push(chunk.subarray(skipped));
    length += chunk.length - skipped;
    offset += chunk.length;
    if (length > limits.part) break;
  }
  return { bytes: Buffer.concat(chunks).subarray(0, limits.part + 1), line, isText: true };
}

function toTextPart({ bytes, line }: Chunk, size: number, from: number): TextPart {
  const isWhole = bytes.length <= limits.part;
  const end = isWhole ? bytes.length : findEnd(bytes);
  const part = bytes.subarray(0, end);
  const encoding = isUtf8(part) ? "utf-8" : "windows-1252";
  const text = new TextDecoder(encoding, { ignoreBOM: from > 0 }).decode(part);
  return { size, text, encoding, line, next: isWhole ? null : from + end, unread: null };
}

/** Undefined when the archive has no such file. */
export async function readText(
  archiveFile: string,
  path: string,
  from: number,
): Promise<TextPart | undefined> {
  try {
    const { archive } = await openSource(archiveFile, (await stat(archiveFile)).size);
    try {
      let entry: Entry | undefined;
      for await (const one of readEntries(archive))
        if (one.fileName === path && !path.endsWith("/")) {
          entry = one;
          break;
        }
      if (!entry) return undefined;
      const { uncompressedSize: size } = entry;
      const stream = await promisify(archive.openReadStream.bind(archive))(entry);
      const chunk = await readPart(stream, from).finally(() => stream.destroy());
      return chunk.isText ? toTextPart(chunk, size, from) : unreadPart(size, "binary");
    } finally {
      archive.close();
    }
  } catch (error) {
    return unreadPart(0, toUnreadReason(error));
  }
}
