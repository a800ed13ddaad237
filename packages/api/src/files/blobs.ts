// Where the bytes of stored files are: the interface of disk and S3. Paths are such as `ab/abcd….webp`.
import type { Readable } from "node:stream";

/** A range of bytes; `end` is the last one of it. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

export interface Content {
  readonly stream: Readable;
  /** The number of bytes that are sent. */
  readonly bytes: number;
}

export interface Blobs {
  /** Of the content, in bytes; undefined when there is none. */
  size(path: string): Promise<number | undefined>;
  /** The content, or a part of it that exists; undefined when there is none. */
  read(path: string, part?: Part): Promise<Content | undefined>;
  /** Writes the content unless there is one already; of two writers at the same moment one wins. */
  create(path: string, content: string): Promise<void>;
  /** Moves the file `temporary` to the path: completely or not at all. */
  store(temporary: string, path: string): Promise<void>;
  /** A URL at which a client downloads it for a minute, under that Content-Disposition; absent: only `read` gives it. */
  readonly downloadUrl?: (path: string, disposition: string) => Promise<string>;
  /** Where the content lies on this machine; absent: it does not. */
  readonly localPath?: (path: string) => string;
  delete(path: string): Promise<void>;
  /** Throws when files cannot be written. */
  check(): Promise<void>;
}
