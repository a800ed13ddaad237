// What a page passes in about the files of two builds: their contents, and a function that reads one file.
import type { Entry } from "./file-changes.ts";

export interface ArchiveFile extends Entry {
  /** Whether the file can be read as text. */
  readonly isText: boolean;
}

export interface Contents {
  /** Undefined when the archive cannot be read. */
  readonly files?: readonly ArchiveFile[] | undefined;
  /** Whether the list of files is incomplete. */
  readonly filesCut: boolean;
  /** Empty when there is no script, undefined when it cannot be read. */
  readonly sql?: string | undefined;
  readonly sqlCut: boolean;
}

export interface BothContents {
  readonly before: Contents | undefined;
  readonly after: Contents | undefined;
  readonly failure: Error | undefined;
  readonly onRetry: () => void;
}

/** Resolves to undefined when the file is not text, or too large. */
export type ReadFile = (side: "before" | "after", path: string) => Promise<string | undefined>;
