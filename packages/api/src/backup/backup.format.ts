// The format of a backup file: gzip over lines of JSON, each a header, a row, or the size of the bytes that follow it.
import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { finished } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { cutOff } from "./backup.damage.ts";

export const formatName = "lanyard-backup-1";

export interface Writer {
  line(value: string): Promise<void>;
  bytes(chunk: Uint8Array): Promise<void>;
  /** Completes the file and renames it to its final name. */
  end(): Promise<void>;
  abandon(): Promise<void>;
}

/** Writes to a temporary file first, so that a file with the name `path` is always complete. */
export function openWriter(path: string): Writer {
  // Unique for each writer, because two may write the same backup.
  const unfinished = `${path}.${randomUUID().slice(0, 8)}.unfinished`;
  const gzip = createGzip();
  const file = createWriteStream(unfinished, { mode: 0o600, flush: true });
  gzip.pipe(file);
  gzip.once("error", (error) => file.destroy(error));
  const completion = finished(file);
  // `end` or the next write throws this error.
  completion.catch(() => undefined);
  const bytes = async (chunk: Uint8Array) => {
    if (file.errored) throw file.errored;
    if (!gzip.write(chunk))
      await Promise.race([new Promise((ready) => gzip.once("drain", ready)), completion]);
  };
  return {
    bytes,
    line: (value) => bytes(Buffer.from(`${value}\n`)),
    async end() {
      gzip.end();
      await completion;
      await rename(unfinished, path);
    },
    async abandon() {
      gzip.destroy();
      file.destroy();
      await rm(unfinished, { force: true });
    },
  };
}

export interface Reader {
  /** The next line; undefined at the end, and when a line has more than `most` bytes. */
  line(most?: number): Promise<string | undefined>;
  /** The next `count` bytes, in pieces. */
  bytes(count: number): AsyncGenerator<Buffer>;
  close(): void;
}

export function openReader(path: string): Reader {
  const unzipped = createGunzip();
  createReadStream(path)
    .once("error", (error) => unzipped.destroy(error))
    .pipe(unzipped);
  const pieces = unzipped[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let buffered: Buffer = Buffer.alloc(0);
  const more = async (): Promise<boolean> => {
    const { done, value } = await pieces.next();
    if (done) return false;
    buffered = buffered.length === 0 ? value : Buffer.concat([buffered, value]);
    return true;
  };
  return {
    async line(most = Infinity) {
      let end = buffered.indexOf(10);
      while (end < 0) {
        const before = buffered.length;
        if (before > most || !(await more())) return undefined;
        end = buffered.indexOf(10, before);
      }
      const text = buffered.toString("utf8", 0, end);
      buffered = buffered.subarray(end + 1);
      return text;
    },
    async *bytes(count) {
      let remaining = count;
      while (remaining > 0) {
        if (buffered.length === 0 && !(await more())) throw cutOff();
        const piece = buffered.subarray(0, remaining);
        buffered = buffered.subarray(piece.length);
        remaining -= piece.length;
        yield piece;
      }
    },
    close: () => void unzipped.destroy(),
  };
}
