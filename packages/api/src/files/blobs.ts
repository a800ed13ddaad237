// Where the bytes of stored files are: the interface of disk and S3. Paths are such as `ab/abcd….webp`.
import type { Readable } from "node:stream";

export interface Blobs {
  exists(path: string): Promise<boolean>;
  /** The content and its size in bytes; undefined when there is none. */
  read(path: string): Promise<{ stream: Readable; bytes: number } | undefined>;
  /** Moves the file `staged` to the path: completely or not at all. */
  store(staged: string, path: string): Promise<void>;
  /** A URL at which a client downloads it for a minute, under that Content-Disposition; absent: only `read` gives it. */
  readonly downloadUrl?: (path: string, disposition: string) => Promise<string>;
  delete(path: string): Promise<void>;
  /** Throws when files cannot be written. */
  check(): Promise<void>;
}
