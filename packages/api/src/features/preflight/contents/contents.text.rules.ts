// One text file of a stored archive, in parts; returned only as text.
import { isUtf8 } from "node:buffer";
import { stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { contentsLimits as limits, type ArchiveText } from "@lanyard/contract";
import type { Entry } from "yauzl";
import { entriesOf, sourceOf } from "../../../platform/files/archive.source.ts";
import { reasonOf } from "./contents.tree.rules.ts";

/** A file with a NUL in these first bytes is not text. */
const sniffedBytes = 4_096;
const newline = 0x0a;

export type TextPart = Omit<ArchiveText, "path">;

const without = (size: number, unread: TextPart["unread"]): TextPart => ({
  size,
  text: null,
  encoding: null,
  line: 1,
  next: null,
  unread,
});

const linesIn = (bytes: Buffer): number => {
  let count = 0;
  for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, at + 1)) count += 1;
  return count;
};

/**
 * Where a part ends when more follows: after its last line break, or if one line is longer than a part, after a whole
 * character.
 */
function endOf(bytes: Buffer): number {
  const line = bytes.subarray(0, limits.part).lastIndexOf(newline) + 1;
  if (line > 0) return line;
  let end: number = limits.part;
  while (end > limits.part - 4 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return end;
}

interface Found {
  readonly bytes: Buffer;
  readonly line: number;
  readonly isText: boolean;
}

/** The part from the byte `from` on, with one byte more if the file goes on, and the line in which it begins. */
async function partOf(stream: Readable, from: number): Promise<Found> {
  const chunks: Buffer[] = [];
  let [done, length, line] = [0, 0, 1];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (done < sniffedBytes && chunk.subarray(0, sniffedBytes - done).includes(0))
      return { bytes: chunk, line, isText: false };
    const skipped = Math.min(Math.max(from - done, 0), chunk.length);
    line += linesIn(chunk.subarray(0, skipped));
    chunks.push(chunk.subarray(skipped));
    length += chunk.length - skipped;
    done += chunk.length;
    if (length > limits.part) break;
  }
  return { bytes: Buffer.concat(chunks).subarray(0, limits.part + 1), line, isText: true };
}

function textOf({ bytes, line }: Found, size: number, from: number): TextPart {
  const isWhole = bytes.length <= limits.part;
  const end = isWhole ? bytes.length : endOf(bytes);
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
    const { archive } = await sourceOf(archiveFile, (await stat(archiveFile)).size);
    try {
      let entry: Entry | undefined;
      for await (const one of entriesOf(archive))
        if (one.fileName === path && !path.endsWith("/")) {
          entry = one;
          break;
        }
      if (!entry) return undefined;
      const { uncompressedSize: size } = entry;
      const stream = await promisify(archive.openReadStream.bind(archive))(entry);
      const found = await partOf(stream, from).finally(() => stream.destroy());
      return found.isText ? textOf(found, size, from) : without(size, "binary");
    } finally {
      archive.close();
    }
  } catch (error) {
    return without(0, reasonOf(error));
  }
}
