// Reads a small file of an archive into memory and inflates it in one call: a stream for each of ten thousand files
// would cost more than inflating them.
import { inflateRawSync } from "node:zlib";
import type { Entry, ZipFile } from "yauzl";
import type { Source } from "./archive.source.ts";

/** The limit for both the packed and the unpacked size. */
const smallBytes = 64 * 1024;
/** Compression methods of ZIP. */
const stored = 0;
const deflated = 8;

/** Missing in yauzl's types. */
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
 * The content of an entry; undefined if it has to be read as a stream. Throws, as a stream would, when the bytes do not
 * match what the archive declares.
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
    throw new Error("The size of an entry differs from the size that the archive states");
  return content;
}
