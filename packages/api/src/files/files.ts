// Stored files: content-addressed, on disk or S3; pictures have public URLs, the rest has URLs signed for ten minutes.
import type { RenditionWidth } from "@lanyard/contract";
import type { Tx } from "../database/db.ts";
import type { Content, Part } from "./blobs.ts";

/**
 * A key is the SHA-256 of the content and an extension, `….webp`, `….zip` or `….sql`; the empty key means no file. Under
 * `…-480.webp` a rendition of a picture is read, or the picture itself where there is none.
 */
export interface Files {
  /** Path of a public file relative to the API host; empty for the empty key. */
  publicUrl(key: string): string;
  /** Path of a private file, valid for ten minutes; it downloads under the given name. Empty for the empty key. */
  signedUrl(key: string, downloadName: string): string;
  /** Whether the signature of a URL is right and has not expired. */
  isSigned(key: string, downloadName: string, expires: string, signature: string): boolean;
  exists(key: string): Promise<boolean>;
  /** Of the content, in bytes; undefined when there is none. */
  size(key: string): Promise<number | undefined>;
  /** The content, or a part of it that exists; undefined when there is none. */
  read(key: string, part?: Part): Promise<Content | undefined>;
  /** Where the content lies on this machine, to be read; undefined where it is elsewhere. It may be gone. */
  localPath(key: string): string | undefined;
  /**
   * Where a client downloads it from the bucket, for a minute, under that Content-Disposition; undefined when the server
   * itself has to send it, or there is none.
   */
  downloadUrl(key: string, disposition: string): Promise<string | undefined>;
  /** A new path where a file can be written before it is kept. */
  newTemporaryPath(): string;
  /**
   * Moves a temporary file, with the renditions beside it, to its content's key and pins it: it is not deleted until
   * `unpin`, at most for an hour. `digest` is its SHA-256, from who has written it; otherwise it is read again.
   */
  keep(temporary: string, extension: FileExtension, digest?: string): Promise<string>;
  /** The same for what the server itself makes: bytes, and the renditions of a picture. */
  put(
    bytes: Uint8Array,
    extension: FileExtension,
    renditions?: readonly Rendition[],
  ): Promise<string>;
  /** Ends the pins of `keep` and `put`, and deletes the files that no table refers to. */
  unpin(keys: readonly string[]): Promise<void>;
  /** Call it in the transaction that removes references: if this process dies before `release`, `sweep` releases them. */
  markForRelease(tx: Tx, keys: readonly string[]): Promise<void>;
  /** Deletes those that no table refers to and nobody has pinned; call it after the transaction that removed references. */
  release(keys: readonly string[]): Promise<void>;
  /** Does the same for files that killed processes left behind. */
  sweep(): Promise<void>;
  /** Whether the disk that uploads arrive on has room for more. */
  hasRoom(): Promise<boolean>;
  /** Throws when files cannot be written. */
  check(): Promise<void>;
}

export interface Rendition {
  readonly width: RenditionWidth;
  readonly bytes: Uint8Array;
}

export type FileExtension = "webp" | "zip" | "sql";
