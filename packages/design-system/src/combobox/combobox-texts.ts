// The words of a Combobox.
import type { ListTexts } from "../option-list/list-texts.ts";

export interface ComboboxTexts extends ListTexts {
  /** Name of the button that opens the list, e.g. "Show options". */
  open: string;
  /** Name of the button that empties the field. */
  clear: string;
  /** Name of the button that removes a tag, e.g. "Remove Anna". */
  remove: (label: string) => string;
  /** Announced when a tag has gone, e.g. "Anna removed". */
  removed: (label: string) => string;
}
