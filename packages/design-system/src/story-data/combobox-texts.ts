// Texts of a Combobox, for stories.
import type { ComboboxTexts } from "../combobox/combobox-texts.ts";

export const comboboxTexts: ComboboxTexts = {
  open: "Show options",
  clear: "Clear",
  count: (options) => (options === 1 ? "1 option" : `${options} options`),
  none: "Nobody has this name.",
  loading: "Looking…",
  failed: "The list did not load.",
  retry: "Try again",
  remove: (label) => `Remove ${label}`,
  removed: (label) => `${label} removed`,
};
