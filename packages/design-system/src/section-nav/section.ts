// A section of a page as listed by its navigation.
import type { ReactNode } from "react";

export interface Section {
  /** Id of the section's element. */
  id: string;
  /** Title of the section. */
  title: string;
  /** Content at the end of the link, such as a progress mark with text for screen readers. */
  mark?: ReactNode;
  /** Content below the link, e.g. what is missing in the section. */
  content?: ReactNode;
}
