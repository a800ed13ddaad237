// What the inspection of a build and its reviewers' remarks contribute to the editor.
import type { ReactNode } from "react";
import type { Finding } from "@lanyard/contract";

/** A finding with which the build must not be sent. */
export interface Blocking {
  readonly field: string;
  /** The field's label. */
  readonly label: string;
  readonly text: string;
}

export interface CheckResult {
  /** Why the build must not be sent; undefined if it may be. */
  readonly stops: string | undefined;
  /** The findings that `stops` is about, each once per field. */
  readonly blocking: readonly Blocking[];
  /** Renders the findings beside a field. */
  readonly beside: (field: string) => ReactNode;
}

/** Props of the component that inspects the build; it renders inside the editor and reads the form from its context. */
export interface Checked {
  /** The findings with which the server has refused to send the build. */
  readonly refused?: readonly Finding[] | undefined;
  readonly onResult: (result: CheckResult) => void;
}

/** Renders the remarks on a field beside it; `id` is for the text that describes the field. */
export interface Remarks {
  readonly beside: (field: string, id: string) => ReactNode;
}

/** Props of the component that shows remarks; it renders inside the editor, where it finds the fields. */
export interface Remarked {
  readonly onRemarks: (remarks: Remarks) => void;
}
