// What an inspection of the build tells its editor.
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
