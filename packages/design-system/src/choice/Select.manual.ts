// What the manual says about Select: when to use it, its parts, its keys, and what a screen reader says.
import { error, hint, requiredMark } from "../foundations/field-anatomy.ts";
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["dropdown list", "picker", "listbox"],
  use: [
    "Selecting one of five to fifteen known options: a contract length, a menu entry, a country.",
    "A choice without a sensible default: set `placeholder`.",
  ],
  avoid: [
    "Yes or no: use Checkbox or Switch.",
    "Several options: use CheckboxGroup or EditableList.",
    "A list that needs a search: use Combobox.",
  ],
  anatomy: [
    [
      "Label",
      "Above the control; names it and focuses it when clicked. With `labelHidden`, it is for screen readers only.",
    ],
    requiredMark,
    [
      "Control",
      "The browser's `select`; the operating system draws the list, on phones too. Long options are cut off with an ellipsis.",
      "control",
    ],
    error,
    hint,
    ["Chevron", "At the end; hidden when read-only."],
  ],
  keyboard: [
    ["Tab", "Focuses it.", "ByKeyboard"],
    ["Space, Alt+Down", "Opens the list.", "ByKeyboard"],
    [
      "Up, Down",
      "Selects the previous or next option; on some systems they open the list first.",
      "ByKeyboard",
    ],
    ["A–Z", "Moves to the option that starts with the letter.", "ByKeyboard"],
    ["Enter", "Selects the highlighted option of the open list.", "ByKeyboard"],
    [
      "Escape",
      "Closes the list. The browser decides whether an option reached by arrow keys is kept.",
      "ByKeyboard",
    ],
  ],
  screenReader:
    "The label names the control; error, then hint, describe it; `aria-invalid` and `aria-required` are set. A read-only select is announced as such; it can be focused but not changed.",
} satisfies Manual;
