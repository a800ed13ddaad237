// A small file of an archive in memory, inflated in one call: a stream for each of ten thousand costs more than the inflating.
import { inflateRawSync } from "node:zlib";
import type { Entry, ZipFile } from "yauzl";
import type { Source } from "./archive.source.ts";

/** Packed and unpacked. */
const smallBytes = 64 * 1024;
/** Compression methods of ZIP. */
const stored = 0;
const deflated = 8;

/** The types of yauzl that we have lack it. */
interface HeaderReader {
  readLocalFileHeaderPromise(
    entry: Entry,
    options: { readonly minimal: true },
  ): Promise<{ readonly fileDataStart: number }>;
}

const isPlain = ({ compressionMethod, generalPurposeBitFlag }: Entry): boolean =>
  (generalPurposeBitFlag & 1) === 0 && [stored, deflated].includes(compressionMethod);

const isSmall = ({ compressedSize, uncompressedSize }: Entry): boolean =>
  compressedSize <= smallBytes && uncompressedSize <= smallBytes;

/**
 * Undefined for what has to be read as a stream. Throws, as a stream would, where the bytes are not what the archive says
 * of them.
 */
export async function smallContent(
  { archive, bytes }: Source,
  entry: Entry,
): Promise<Buffer | undefined> {
  if (!bytes || !isSmall(entry) || !isPlain(entry)) return undefined;
  const reader = archive as ZipFile & HeaderReader;
  const { fileDataStart: begin } = await reader.readLocalFileHeaderPromise(entry, {
    minimal: true,
  });
  const packed = bytes.subarray(begin, begin + entry.compressedSize);
  const content =
    entry.compressionMethod === deflated
      ? inflateRawSync(packed, { maxOutputLength: Math.max(entry.uncompressedSize, 1) })
      : packed;
  if (content.length !== entry.uncompressedSize)
    throw new Error("An entry has another size than the archive says");
  return content;
}
