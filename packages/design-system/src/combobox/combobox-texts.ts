// The words of a Combobox.
export interface ComboboxTexts {
  /** Name of the button that opens the list, e.g. "Show options". */
  open: string;
  /** Name of the button that empties the field. */
  clear: string;
  /** Announced when the list shows so many, e.g. "5 options". */
  count: (options: number) => string;
  /** When nothing fits what was typed. */
  none: string;
  /** While options are on their way. */
  loading: string;
  /** When they did not arrive. */
  failed: string;
  /** The button that tries again. */
  retry: string;
  /** Name of the button that removes a tag, e.g. "Remove Anna". */
  remove: (label: string) => string;
  /** Announced when a tag has gone, e.g. "Anna removed". */
  removed: (label: string) => string;
}
