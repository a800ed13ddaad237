// The texts of a Combobox, and what it announces.
import { announcement, type ListTexts } from "../option-list/list-texts.ts";
import type { ComboboxState } from "./useCombobox.ts";

export interface ComboboxTexts extends ListTexts {
  /** Name of the button that opens the list, e.g. "Show options". */
  open: string;
  /** Name of the button that clears the field. */
  clear: string;
  /** Name of the button that removes a tag, e.g. "Remove Anna". */
  remove: (label: string) => string;
  /** Announced after a tag is removed, e.g. "Anna removed". */
  removed: (label: string) => string;
}

/** Text for the live region. */
export const comboboxNews = (
  { open, status, rows, removed }: ComboboxState,
  texts: ComboboxTexts,
) => {
  if (removed !== undefined) return texts.removed(removed);
  return open ? announcement(status, rows.length, texts) : "";
};
