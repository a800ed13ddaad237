// Where the bytes of stored files are kept: the interface that disk and S3 implement. Paths look like `ab/abcd….webp`.
import type { Readable } from "node:stream";

/** A range of bytes; `end` is inclusive. */
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
  /** The size of the content in bytes; undefined when there is none. */
  size(path: string): Promise<number | undefined>;
  /** The content, or an existing part of it; undefined when there is none. */
  read(path: string, part?: Part): Promise<Content | undefined>;
  /** Writes the content unless the path has some already; of two simultaneous writers one wins. */
  create(path: string, content: string): Promise<void>;
  /** Moves the file `temporary` to the path: completely or not at all. */
  store(temporary: string, path: string): Promise<void>;
  /**
   * A URL at which a client can download the content for a minute, with that Content-Disposition. Absent when only
   * `read` gives the content.
   */
  readonly downloadUrl?: (path: string, disposition: string) => Promise<string>;
  /** The path of the content on this machine; absent when it is stored elsewhere. */
  readonly localPath?: (path: string) => string;
  delete(path: string): Promise<void>;
  /** Throws when files cannot be written. */
  check(): Promise<void>;
}
