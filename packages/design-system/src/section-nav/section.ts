// A section of a page, as its navigation lists it.
import type { ReactNode } from "react";

export interface Section {
  /** Id of the section's element. */
  id: string;
  /** Its title. */
  title: string;
  /** What stands at the end of its link in the column: how far it is, with words for screen readers. */
  mark?: ReactNode;
  /** What stands below the link in the column, for example what the section lacks. */
  content?: ReactNode;
}
