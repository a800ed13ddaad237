// Where the bytes of stored files are: the interface of disk and S3. A place is a path such as `ab/abcd….webp`.
import type { Readable } from "node:stream";

export interface Blobs {
  exists(place: string): Promise<boolean>;
  /** The content and its size in bytes; undefined when there is none. */
  read(place: string): Promise<{ stream: Readable; bytes: number } | undefined>;
  /** Takes over the file at the path `staged`: it is there whole, or not at all. */
  take(staged: string, place: string): Promise<void>;
  delete(place: string): Promise<void>;
  /** Throws when files cannot be written. */
  check(): Promise<void>;
}
