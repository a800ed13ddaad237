// What a page hands in of the files of two builds: what is in them, and how one of them is read.
import type { Entry } from "./file-changes.ts";

export interface ArchiveFile extends Entry {
  /** Whether it can be read as text. */
  readonly isText: boolean;
}

export interface Contents {
  /** Undefined where they cannot be read. */
  readonly files?: readonly ArchiveFile[] | undefined;
  /** Whether there are more than these. */
  readonly filesCut: boolean;
  /** Empty where there is none, undefined where it cannot be read. */
  readonly sql?: string | undefined;
  readonly sqlCut: boolean;
}

export interface BothContents {
  readonly before: Contents | undefined;
  readonly after: Contents | undefined;
  readonly failure: Error | undefined;
  readonly onRetry: () => void;
}

/** Undefined where it is not text, or too large. */
export type ReadFile = (side: "before" | "after", path: string) => Promise<string | undefined>;
