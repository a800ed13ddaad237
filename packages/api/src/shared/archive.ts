// Archives from strangers: unpacked once, into nothing, to know that nobody who installs them is harmed.
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { stat } from "node:fs/promises";
import { promisify } from "node:util";
import { crc32 } from "node:zlib";
import { submissionLimits as limits } from "@lanyard/contract";
import type { MessageKey } from "@lanyard/contract";
import { open, type Entry, type Options, type ZipFile } from "yauzl";
import { firstBytes } from "./magic.ts";
import { refuse, Refused } from "./refuse.ts";

const openArchive = promisify<string, Options, ZipFile>(open);
const symbolicLink = 0o12;
/** What any archive may unpack to, however well it was packed. */
const harmlessBytes = 16 * 1024 * 1024;
/** Of an archive with entries, and of an empty one. */
const signatures = ["PK\u0003\u0004", "PK\u0005\u0006"];

type No = (key: MessageKey, path?: string) => Refused;

/** What the bytes of all entries together may still come to. */
interface Budget {
  left: number;
}

function checkEntry(entry: Entry, budget: Budget, no: No): void {
  if (entry.externalFileAttributes >>> 28 === symbolicLink)
    throw no("archive.unsafe_path", entry.fileName);
  if (entry.fileName.includes("\0"))
    throw no("archive.unsafe_path", entry.fileName.replaceAll("\0", ""));
  if ((entry.generalPurposeBitFlag & 1) === 1) throw no("archive.broken");
  if (entry.uncompressedSize > budget.left) throw no("archive.unpacks_too_large");
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

async function walk(archive: ZipFile, budget: Budget, no: No): Promise<void> {
  const names = new Set<string>();
  let files = 0;
  if (archive.entryCount > limits.archiveEntries) throw no("archive.unpacks_too_large");
  for await (const entry of entriesOf(archive)) {
    checkEntry(entry, budget, no);
    if (names.has(entry.fileName)) throw no("archive.broken");
    names.add(entry.fileName);
    if (names.size > limits.archiveEntries) throw no("archive.unpacks_too_large");
    if (entry.fileName.endsWith("/")) continue;
    await unpack(archive, entry, budget, no);
    files += 1;
  }
  if (files === 0) throw no("archive.empty");
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
 * Throws a refusal when the staged file is no ZIP, is damaged, encrypted or empty, holds a path that leaves its
 * folder or a symbolic link, or unpacks to more than the limits.
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
    archive = await openArchive(staged, {
      lazyEntries: true,
      autoClose: false,
      strictFileNames: true,
      validateEntrySizes: true,
    });
    await walk(archive, budget, no);
  } catch (error) {
    if (error instanceof Refused || (error instanceof Error && "syscall" in error)) throw error;
    const path = error instanceof Error ? unsafe.exec(error.message)?.[1] : undefined;
    throw path === undefined ? no("archive.broken") : no("archive.unsafe_path", path);
  } finally {
    archive?.close();
  }
}
