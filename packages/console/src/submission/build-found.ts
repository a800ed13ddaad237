// What an inspection of the build, and the remarks of its reviewers, tell its editor.
import type { ReactNode } from "react";

export interface Found {
  /** Why the build must not be sent; undefined when it may. */
  readonly stops: string | undefined;
  /** What stands beside a field. */
  readonly beside: (field: string) => ReactNode;
}

/** Of who inspects the build: inside of the editor, where it finds the form. */
export interface Checked {
  readonly onFound: (found: Found) => void;
}

/** What was remarked of a field, beside it; the id is for the text that describes the field. */
export interface Remarks {
  readonly beside: (field: string, id: string) => ReactNode;
}

/** Of who shows remarks: inside of the editor, where it finds its fields. */
export interface Remarked {
  readonly onRemarks: (remarks: Remarks) => void;
}
