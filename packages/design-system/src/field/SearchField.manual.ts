// What the manual says about SearchField: when to use it, its parts, its keys, and what a screen reader says.
import { error, hint } from "../foundations/field-anatomy.ts";
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["search box", "search input"],
  since: "0.2.0",
  use: [
    "Searching a list on the same page: search in `onSearch`, which is called when typing pauses.",
    "A FilterBar, with filters beside it.",
  ],
  avoid: [
    "Selecting from a list: use Combobox.",
    "Searching the whole product: use CommandPalette.",
  ],
  anatomy: [
    [
      "Label",
      "Usually for screen readers only (`labelHidden`), because the magnifier icon explains the field visually.",
    ],
    ["Control", "One line; it receives native props, handlers and `ref`.", "control"],
    [
      "Clear",
      "A cross, while the field has text. It clears the field and returns the focus to it.",
    ],
    ["Spinner", "Shown while `busy`; the previous results stay visible."],
    error,
    hint,
  ],
  keyboard: [
    ["Tab", "Moves to the field, then to the clear button.", "ClearedByEscape"],
    ["Enter", "Searches immediately.", "Filled"],
    [
      "Escape",
      "Clears the field and searches for an empty text, which shows everything.",
      "ClearedByEscape",
    ],
  ],
  screenReader:
    "A search field named by `label`. While `busy`, it announces `busyLabel`; the page announces the number of results, as FilterBar does with `result`.",
} satisfies Manual;
