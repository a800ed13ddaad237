// Checks uploaded archives by unpacking them without writing, so that they are safe to install.
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { stat } from "node:fs/promises";
import { promisify } from "node:util";
import { crc32, inflateRawSync } from "node:zlib";
import { submissionLimits as limits, type MessageKey } from "@lanyard/contract";
import type { Entry, ZipFile } from "yauzl";
import { collectLayout, getRawName } from "./archive.headers.ts";
import { isReserved, sameName } from "./archive.names.ts";
import { readEntries, openSource, type Source } from "./archive.source.ts";
import { firstBytes } from "./magic.ts";
import { refuse, Refused } from "../refuse.ts";

/** Content up to this size is inflated in one call: a stream for each entry would cost more than inflating. */
const smallBytes = 64 * 1024;
/** Compression methods of ZIP. */
const stored = 0;
const deflated = 8;
/** Accepted file types of Unix: unset, folder, file; not links, devices and pipes. */
const plainTypes = [0, 0o4, 0o10];
const maxPathLength = 1_024;
/** The most characters of all paths together, because comparing them takes time. */
const maxPathsLength = 1_000_000;
/** An archive may unpack to this size whatever its compression ratio. */
const harmlessBytes = 16 * 1024 * 1024;
/** Signatures of the record after the central directory: ZIP and ZIP64. */
const endSignatures = ["PK\u0005\u0006", "PK\u0006\u0006"];
/** First bytes of an archive with entries, and of an empty one. */
const startSignatures = ["PK\u0003\u0004", "PK\u0005\u0006"];

type Refusal = (key: MessageKey, path?: string) => Refused;

/** How many bytes the remaining entries may unpack to. */
interface Budget {
  remaining: number;
}

function checkEntry(entry: Entry, budget: Budget, refusal: Refusal): void {
  if (
    !plainTypes.includes(entry.externalFileAttributes >>> 28) ||
    entry.fileName.length > maxPathLength
  )
    throw refusal("archive.unsafe_path", entry.fileName);
  if (entry.fileName.includes("\0"))
    throw refusal("archive.unsafe_path", entry.fileName.replaceAll("\0", ""));
  // In ZIP's old character set the reader decodes control characters to visible signs, but other programs unpack the
  // raw bytes.
  if (isReserved(entry.fileName) || getRawName(entry).some((byte) => byte < 32 || byte === 127))
    throw refusal("archive.reserved_name", entry.fileName);
  if ((entry.generalPurposeBitFlag & 1) === 1) throw refusal("archive.broken");
  if (entry.uncompressedSize > budget.remaining) throw refusal("archive.unpacks_too_large");
}

/** The checksum of a small entry's content; undefined when its size is not the declared one. */
function computeChecksum(packed: Buffer, { compressionMethod, uncompressedSize }: Entry) {
  const content =
    compressionMethod === deflated
      ? inflateRawSync(packed, { maxOutputLength: smallBytes })
      : packed;
  return content.length === uncompressedSize ? crc32(content) : undefined;
}

/**
 * The checksum of a large entry that is stored uncompressed. Reads without a stream, which would allocate a buffer for
 * every piece.
 */
async function storedChecksum({ readEach }: Source, begin: number, bytes: number): Promise<number> {
  let checksum = 0;
  await readEach(begin, bytes, (piece) => {
    checksum = crc32(piece, checksum);
  });
  return checksum;
}

/** Inflates an entry as a stream and compares its checksum with the declared one. */
async function checkContent(
  archive: ZipFile,
  entry: Entry,
  budget: Budget,
  refusal: Refusal,
): Promise<void> {
  const stream = await promisify(archive.openReadStream.bind(archive))(entry);
  let checksum = 0;
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      budget.remaining -= chunk.length;
      checksum = crc32(chunk, checksum);
      done(budget.remaining < 0 ? refusal("archive.unpacks_too_large") : null);
    },
  });
  await pipeline(stream, sink);
  if (checksum !== entry.crc32) throw refusal("archive.broken");
}

const isSmall = ({ compressedSize, uncompressedSize }: Entry) =>
  compressedSize <= smallBytes && uncompressedSize <= smallBytes;

async function checkEntries(source: Source, budget: Budget, refusal: Refusal): Promise<void> {
  const { archive, bytes, read } = source;
  const names = new Set<string>();
  const layout = collectLayout(archive);
  let files = 0;
  let pathsLength = 0;
  if (archive.entryCount > limits.archiveEntries) throw refusal("archive.unpacks_too_large");
  for await (const entry of readEntries(archive)) {
    checkEntry(entry, budget, refusal);
    if (names.has(entry.fileName)) throw refusal("archive.broken");
    names.add(entry.fileName);
    pathsLength += entry.fileName.length;
    if (names.size > limits.archiveEntries || pathsLength > maxPathsLength)
      throw refusal("archive.unpacks_too_large");
    const begin = await layout.add(entry);
    if (begin === undefined) throw refusal("archive.broken");
    if (entry.fileName.endsWith("/")) continue;
    if (bytes && isSmall(entry)) {
      const checksum = computeChecksum(bytes.subarray(begin, begin + entry.compressedSize), entry);
      if (checksum !== entry.crc32) throw refusal("archive.broken");
      budget.remaining -= entry.uncompressedSize;
    } else if (entry.compressionMethod === stored) {
      // Its two sizes are equal (the reader checks this) and within the budget (`checkEntry` checks this).
      if ((await storedChecksum(source, begin, entry.compressedSize)) !== entry.crc32)
        throw refusal("archive.broken");
      budget.remaining -= entry.uncompressedSize;
    } else await checkContent(archive, entry, budget, refusal);
    files += 1;
  }
  if (files === 0) throw refusal("archive.empty");
  const twice = sameName([...names]);
  if (twice !== undefined) throw refusal("archive.same_name", twice);
  const end = (await read(layout.directoryEnd(), 4)).toString("latin1");
  if (!layout.isDisjoint() || !endSignatures.includes(end)) throw refusal("archive.broken");
}

const unsafe = /^(?:absolute path|invalid relative path|invalid characters in fileName): (.*)$/s;

/**
 * Throws a refusal when the temporary file is not a ZIP, is damaged, encrypted, empty or ambiguous, contains a path
 * that leaves its folder, a link or a device, or unpacks to more than the limits.
 */
export async function checkArchive(file: string, field: string): Promise<void> {
  const refusal: Refusal = (key, path) =>
    refuse(key === "archive.type" ? "wrong_type" : "validation", {
      key,
      field,
      ...(path === undefined ? {} : { params: { path: path.slice(0, 120) } }),
    });
  const { size } = await stat(file);
  const budget: Budget = {
    remaining: Math.min(
      limits.archiveUnpackedBytes,
      Math.max(size * limits.archiveRatio, harmlessBytes),
    ),
  };
  let archive: ZipFile | undefined;
  try {
    // Libraries also open a ZIP with other bytes before it, which another program may take for another type of file.
    if (!startSignatures.includes((await firstBytes(file, 4)).toString("latin1")))
      throw refusal("archive.type");
    const source = await openSource(file, size);
    ({ archive } = source);
    await checkEntries(source, budget, refusal);
  } catch (error) {
    if (error instanceof Refused || (error instanceof Error && "syscall" in error)) throw error;
    const path = error instanceof Error ? unsafe.exec(error.message)?.[1] : undefined;
    throw path === undefined ? refusal("archive.broken") : refusal("archive.unsafe_path", path);
  } finally {
    archive?.close();
  }
}
