// Archives from strangers: unpacked once, into nothing, to know that nobody who installs them is harmed.
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { crc32, inflateRawSync } from "node:zlib";
import { submissionLimits as limits } from "@lanyard/contract";
import type { MessageKey } from "@lanyard/contract";
import { fromBuffer, open, type Entry, type Options, type ZipFile } from "yauzl";
import { placesOf } from "./archive.headers.ts";
import { bytesAt, firstBytes } from "./magic.ts";
import { refuse, Refused } from "../shared/refuse.ts";

const openFile = promisify<string, Options, ZipFile>(open);
const openBytes = promisify<Buffer, Options, ZipFile>(fromBuffer);
/** Archives up to this are read at once: thousands of small files are read in no time. */
const heldBytes = 16 * 1024 * 1024;
/** Content up to this is inflated at once: a stream for each would cost more than the inflating. */
const smallBytes = 64 * 1024;
/** ZIP's number for content that is deflated. */
const deflated = 8;
/** Kinds of file in Unix terms: unsaid, a folder, a file. Links, devices and pipes are none of them. */
const plainKinds = [0, 0o4, 0o10];
const pathMost = 1_024;
/** What any archive may unpack to, however well it was packed. */
const harmlessBytes = 16 * 1024 * 1024;
/** What follows the directory, of either kind. */
const directoryEnds = ["PK\u0005\u0006", "PK\u0006\u0006"];
/** Of an archive with entries, and of an empty one. */
const signatures = ["PK\u0003\u0004", "PK\u0005\u0006"];

type No = (key: MessageKey, path?: string) => Refused;

/** What the bytes of all entries together may still come to. */
interface Budget {
  left: number;
}

function checkEntry(entry: Entry, budget: Budget, no: No): void {
  if (!plainKinds.includes(entry.externalFileAttributes >>> 28) || entry.fileName.length > pathMost)
    throw no("archive.unsafe_path", entry.fileName);
  if (entry.fileName.includes("\0"))
    throw no("archive.unsafe_path", entry.fileName.replaceAll("\0", ""));
  if ((entry.generalPurposeBitFlag & 1) === 1) throw no("archive.broken");
  if (entry.uncompressedSize > budget.left) throw no("archive.unpacks_too_large");
}

/** The sum of a small entry's content; undefined when it is not of the size that the archive says. */
function sumOfSmall(packed: Buffer, { compressionMethod, uncompressedSize }: Entry) {
  const content =
    compressionMethod === deflated
      ? inflateRawSync(packed, { maxOutputLength: smallBytes })
      : packed;
  return content.length === uncompressedSize ? crc32(content) : undefined;
}

/** Inflates an entry and compares it with what the archive says of it. */
async function unpack(archive: ZipFile, entry: Entry, budget: Budget, no: No): Promise<void> {
  const stream = await promisify(archive.openReadStream.bind(archive))(entry);
  let sum = 0;
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      budget.left -= chunk.length;
      sum = crc32(chunk, sum);
      done(budget.left < 0 ? no("archive.unpacks_too_large") : null);
    },
  });
  await pipeline(stream, sink);
  if (sum !== entry.crc32) throw no("archive.broken");
}

interface Source {
  readonly archive: ZipFile;
  /** Undefined where it is too large to be held. */
  readonly bytes: Buffer | undefined;
  /** Up to `most` bytes from a position on. */
  readonly read: (position: number, most: number) => Promise<Buffer>;
}

async function sourceOf(staged: string, size: number): Promise<Source> {
  const options = {
    lazyEntries: true,
    autoClose: false,
    strictFileNames: true,
    validateEntrySizes: true,
  };
  if (size > heldBytes) {
    const archive = await openFile(staged, options);
    return { archive, bytes: undefined, read: (position, most) => bytesAt(staged, position, most) };
  }
  const bytes = await readFile(staged);
  const archive = await openBytes(bytes, options);
  const read = (position: number, most: number) =>
    Promise.resolve(bytes.subarray(position, position + most));
  return { archive, bytes, read };
}

const isSmall = ({ compressedSize, uncompressedSize }: Entry) =>
  compressedSize <= smallBytes && uncompressedSize <= smallBytes;

async function walk({ archive, bytes, read }: Source, budget: Budget, no: No): Promise<void> {
  const names = new Set<string>();
  const places = placesOf(archive);
  let files = 0;
  if (archive.entryCount > limits.archiveEntries) throw no("archive.unpacks_too_large");
  for await (const entry of entriesOf(archive)) {
    checkEntry(entry, budget, no);
    if (names.has(entry.fileName)) throw no("archive.broken");
    names.add(entry.fileName);
    if (names.size > limits.archiveEntries) throw no("archive.unpacks_too_large");
    const begin = await places.add(entry);
    if (begin === undefined) throw no("archive.broken");
    if (entry.fileName.endsWith("/")) continue;
    if (bytes && isSmall(entry)) {
      const sum = sumOfSmall(bytes.subarray(begin, begin + entry.compressedSize), entry);
      if (sum !== entry.crc32) throw no("archive.broken");
      budget.left -= entry.uncompressedSize;
    } else await unpack(archive, entry, budget, no);
    files += 1;
  }
  if (files === 0) throw no("archive.empty");
  const end = (await read(places.directoryEnd(), 4)).toString("latin1");
  if (!places.areApart() || !directoryEnds.includes(end)) throw no("archive.broken");
}

async function* entriesOf(archive: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const entry = await new Promise<Entry | undefined>((resolve, reject) => {
      archive
        .removeAllListeners()
        .once("entry", resolve)
        .once("end", () => resolve(undefined))
        .once("error", reject);
      archive.readEntry();
    });
    if (!entry) return;
    yield entry;
  }
}

const unsafe = /^(?:absolute path|invalid relative path|invalid characters in fileName): (.*)$/s;

/**
 * Throws a refusal when the staged file is no ZIP, is damaged, encrypted, empty or not the same to every program, holds
 * a path that leaves its folder, a link or a device, or unpacks to more than the limits.
 */
export async function checkArchive(staged: string, field: string): Promise<void> {
  const no: No = (key, path) =>
    refuse(key === "archive.type" ? "wrong_type" : "validation", {
      key,
      field,
      ...(path === undefined ? {} : { params: { path: path.slice(0, 120) } }),
    });
  const { size } = await stat(staged);
  const budget: Budget = {
    left: Math.min(
      limits.archiveUnpackedBytes,
      Math.max(size * limits.archiveRatio, harmlessBytes),
    ),
  };
  let archive: ZipFile | undefined;
  try {
    // A ZIP that something else precedes opens too, and is one thing to us and another to who installs it.
    if (!signatures.includes((await firstBytes(staged, 4)).toString("latin1")))
      throw no("archive.type");
    const source = await sourceOf(staged, size);
    ({ archive } = source);
    await walk(source, budget, no);
  } catch (error) {
    if (error instanceof Refused || (error instanceof Error && "syscall" in error)) throw error;
    const path = error instanceof Error ? unsafe.exec(error.message)?.[1] : undefined;
    throw path === undefined ? no("archive.broken") : no("archive.unsafe_path", path);
  } finally {
    archive?.close();
  }
}
