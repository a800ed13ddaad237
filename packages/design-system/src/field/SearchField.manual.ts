// What the manual says about SearchField: when to use it, its parts, its keys, and what a screen reader says.
import { error, hint } from "../foundations/field-anatomy.ts";
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["search box", "search input"],
  since: "0.2.0",
  use: [
    "Finding something in a list on the same page: search with `onSearch`, when the typing rests.",
    "In a FilterBar, with filters beside it.",
  ],
  avoid: ["Choosing one of a list: Combobox.", "Searching the whole product: CommandPalette."],
  anatomy: [
    [
      "Label",
      "As a rule for screen readers only, `labelHidden`: the magnifier says it to the eye.",
    ],
    ["Control", "One line; native props, handlers and `ref` land on it.", "control"],
    ["Clear", "A cross, while something stands in it. The focus goes back into the field."],
    ["Ring", "While `busy`; what was found before stays where it is."],
    error,
    hint,
  ],
  keyboard: [
    ["Tab", "Goes to the field, then to its cross.", "ClearedByEscape"],
    ["Enter", "Searches at once.", "Filled"],
    [
      "Escape",
      "Empties the field and searches for nothing, which shows everything.",
      "ClearedByEscape",
    ],
  ],
  screenReader:
    "A search field named by `label`. While `busy` it says `busyLabel`; how many were found the page says, as FilterBar does with `result`.",
} satisfies Manual;
