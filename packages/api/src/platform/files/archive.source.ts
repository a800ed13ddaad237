// How an archive is read: its bytes (small archives are read into memory) and its entries, one after the other.
import { open as openHandle, readFile } from "node:fs/promises";
import { promisify } from "node:util";
import {
  fromBuffer,
  fromRandomAccessReader,
  open,
  RandomAccessReader,
  type Entry,
  type Options,
  type ZipFile,
} from "yauzl";
import { readBytes } from "./magic.ts";

const openFile = promisify<string, Options, ZipFile>(open);
const openBytes = promisify<Buffer, Options, ZipFile>(fromBuffer);
const openReader = promisify<RandomAccessReader, number, Options, ZipFile>(fromRandomAccessReader);
/** Archives up to this size are read into memory: much faster for thousands of small files. */
const maxBufferedBytes = 16 * 1024 * 1024;
/** How much of a larger archive is in memory at a time. */
const pieceBytes = 1024 * 1024;

export interface Source {
  readonly archive: ZipFile;
  /** The whole archive; undefined when it is too large for memory. */
  readonly bytes: Buffer | undefined;
  /** Up to `count` bytes from a position on. */
  readonly read: (position: number, count: number) => Promise<Buffer>;
  /**
   * Reads that many bytes from a position on, in pieces; each piece is only valid during its `onPiece` call. Throws
   * when the file has fewer bytes.
   */
  readonly readEach: (
    position: number,
    count: number,
    onPiece: (piece: Buffer) => void,
  ) => Promise<void>;
}

/**
 * Reads a file piece by piece into one reused buffer: new buffers for a large file would trigger garbage collection ten
 * times.
 */
async function readPieces(
  file: string,
  position: number,
  count: number,
  onPiece: (piece: Buffer) => void,
): Promise<void> {
  const handle = await openHandle(file);
  try {
    const piece = Buffer.allocUnsafe(Math.min(count, pieceBytes));
    for (let offset = 0; offset < count;) {
      const length = Math.min(piece.length, count - offset);
      const { bytesRead } = await handle.read(piece, 0, length, position + offset);
      if (bytesRead === 0) throw new Error("The archive ends within an entry");
      onPiece(piece.subarray(0, bytesRead));
      offset += bytesRead;
    }
  } finally {
    await handle.close();
  }
}

const options = {
  lazyEntries: true,
  autoClose: false,
  strictFileNames: true,
  validateEntrySizes: true,
};

export async function openSource(file: string, size: number): Promise<Source> {
  if (size > maxBufferedBytes) {
    const archive = await openFile(file, options);
    return {
      archive,
      bytes: undefined,
      read: (position, count) => readBytes(file, position, count),
      readEach: (position, count, onPiece) => readPieces(file, position, count, onPiece),
    };
  }
  const bytes = await readFile(file);
  const archive = await openBytes(bytes, options);
  const read = (position: number, count: number) =>
    Promise.resolve(bytes.subarray(position, position + count));
  const readEach: Source["readEach"] = async (position, count, onPiece) => {
    if (position + count > bytes.length) throw new Error("The archive ends within an entry");
    onPiece(bytes.subarray(position, position + count));
  };
  return { archive, bytes, read, readEach };
}

/** Reads the end of an archive by positions in the whole archive. */
class EndReader extends RandomAccessReader {
  private readonly bytes: Buffer;
  private readonly from: number;
  constructor(bytes: Buffer, from: number) {
    super();
    this.bytes = bytes;
    this.from = from;
  }
  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ): void {
    const begin = position - this.from;
    const isThere = begin >= 0 && begin + length <= this.bytes.length;
    if (isThere) this.bytes.copy(buffer, offset, begin, begin + length);
    setImmediate(
      done,
      isThere ? null : new Error("The requested bytes are not in this part of the archive"),
    );
  }
}

/**
 * Opens an archive for its entries only. The file may be just the archive's end, from byte `from` on. Throws when the
 * directory begins before that.
 */
export async function openDirectory(file: string, size: number, from: number): Promise<ZipFile> {
  if (from === 0) return (await openSource(file, size)).archive;
  if (size > maxBufferedBytes) throw new Error("The archive's end is too large");
  return openReader(new EndReader(await readFile(file), from), from + size, options);
}

export async function* readEntries(archive: ZipFile): AsyncGenerator<Entry> {
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
