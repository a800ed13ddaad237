// Stored files: content-addressed, on disk or S3; what may be public is public for ever, the rest is signed for ten minutes.
import type { Readable } from "node:stream";
import type { Tx } from "../database/db.ts";

/** A key is the SHA-256 of the content and an ending, `….webp`, `….zip` or `….sql`; the empty key is no file. */
export interface Files {
  /** Path of a public file relative to the API host; empty for the empty key. */
  publicUrl(key: string): string;
  /** Path of a private file, good for ten minutes; it downloads under the given name. Empty for the empty key. */
  signedUrl(key: string, downloadName: string): string;
  /** Whether a signed address is genuine and still good. */
  isSigned(key: string, downloadName: string, expires: string, signature: string): boolean;
  exists(key: string): Promise<boolean>;
  /** The content and its size in bytes; undefined when there is none. */
  read(key: string): Promise<{ stream: Readable; bytes: number } | undefined>;
  /** A path where a file can be written before it is kept. */
  stage(): string;
  /** Keeps a staged file under its content's key; until `unpin`, at most for an hour, nobody deletes it. */
  keep(staged: string, ending: Ending): Promise<string>;
  /** Keeps bytes; for what the server itself makes. */
  put(bytes: Uint8Array, ending: Ending): Promise<string>;
  /** Ends the protection that `keep` and `put` gave, and deletes what no table names. */
  unpin(keys: readonly string[]): Promise<void>;
  /** Call it in the transaction that lets go of them: if this process dies before `release`, another one sees to them. */
  remind(tx: Tx, keys: readonly string[]): Promise<void>;
  /** Deletes the files that no table names and nobody has pinned; call it after the transaction that let go of them. */
  release(keys: readonly string[]): Promise<void>;
  /** Does the same for what processes left behind that were killed. */
  sweep(): Promise<void>;
  /** Throws when files cannot be written. */
  check(): Promise<void>;
}

export type Ending = "webp" | "zip" | "sql";
