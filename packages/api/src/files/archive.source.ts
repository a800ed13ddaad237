// How an archive is read: its bytes, small ones from memory, and its entries one after the other.
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { fromBuffer, open, type Entry, type Options, type ZipFile } from "yauzl";
import { bytesAt } from "./magic.ts";

const openFile = promisify<string, Options, ZipFile>(open);
const openBytes = promisify<Buffer, Options, ZipFile>(fromBuffer);
/** Archives up to this size are read into memory: much faster for thousands of small files. */
const maxBufferedBytes = 16 * 1024 * 1024;

export interface Source {
  readonly archive: ZipFile;
  /** Undefined when it is too large for memory. */
  readonly bytes: Buffer | undefined;
  /** Up to `count` bytes from a position on. */
  readonly read: (position: number, count: number) => Promise<Buffer>;
}

export async function sourceOf(file: string, size: number): Promise<Source> {
  const options = {
    lazyEntries: true,
    autoClose: false,
    strictFileNames: true,
    validateEntrySizes: true,
  };
  if (size > maxBufferedBytes) {
    const archive = await openFile(file, options);
    return {
      archive,
      bytes: undefined,
      read: (position, count) => bytesAt(file, position, count),
    };
  }
  const bytes = await readFile(file);
  const archive = await openBytes(bytes, options);
  const read = (position: number, count: number) =>
    Promise.resolve(bytes.subarray(position, position + count));
  return { archive, bytes, read };
}

export async function* entriesOf(archive: ZipFile): AsyncGenerator<Entry> {
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
