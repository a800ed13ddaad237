// Stored files: content-addressed, on disk or S3; pictures have public URLs, the rest has URLs signed for ten minutes.
import type { RenditionWidth } from "@lanyard/contract";
import type { Tx } from "../database/db.ts";
import type { Content, Part } from "./blobs.ts";

/**
 * A key is the SHA-256 of the content and an extension: `….webp`, `….zip` or `….sql`; the empty key means no file. The
 * key `…-480.webp` reads a rendition of a picture, or the picture itself where there is none.
 */
export interface Files {
  /** Path of a public file relative to the API host; empty for the empty key. */
  publicUrl(key: string): string;
  /** Path of a private file, valid for ten minutes; it downloads under the given name. Empty for the empty key. */
  signedUrl(key: string, downloadName: string): string;
  /** Whether the signature of a URL is right and has not expired. */
  isSigned(key: string, downloadName: string, expires: string, signature: string): boolean;
  exists(key: string): Promise<boolean>;
  /** The size of the content in bytes; undefined when there is none. */
  size(key: string): Promise<number | undefined>;
  /** The content, or an existing part of it; undefined when there is none. */
  read(key: string, part?: Part): Promise<Content | undefined>;
  /**
   * The path of the content on this machine, for reading; undefined when it is stored elsewhere. The file may be
   * missing.
   */
  localPath(key: string): string | undefined;
  /**
   * A URL at which a client can download the content from the bucket for a minute, with that Content-Disposition;
   * undefined when the server itself has to send it, or there is no content.
   */
  downloadUrl(key: string, disposition: string): Promise<string | undefined>;
  /** A new path where a file can be written before `keep`. */
  newTemporaryPath(): string;
  /**
   * Moves a temporary file, with the renditions beside it, to its content's key and pins it: it is not deleted until
   * `unpin`, at most for an hour. `digest` is its SHA-256, if the caller computed it while writing; otherwise the file
   * is read again.
   */
  keep(temporary: string, extension: FileExtension, digest?: string): Promise<string>;
  /** Does the same for content that the server itself creates: bytes, and the renditions of a picture. */
  put(
    bytes: Uint8Array,
    extension: FileExtension,
    renditions?: readonly Rendition[],
  ): Promise<string>;
  /** Ends the pins of `keep` and `put`, and deletes the files that no table refers to. */
  unpin(keys: readonly string[]): Promise<void>;
  /**
   * Call it in the transaction that removes references: if this process dies before `release`, `sweep` deletes the
   * files.
   */
  markForRelease(tx: Tx, keys: readonly string[]): Promise<void>;
  /**
   * Deletes the files that no table refers to and nobody has pinned. Call it after the transaction that removed
   * references.
   */
  release(keys: readonly string[]): Promise<void>;
  /** Does the same for files that killed processes left behind, and deletes their abandoned temporary files. */
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
