// What the manual says about Select: when to use it, its parts, its keys, and what a screen reader says.
import { error, hint, requiredMark } from "../foundations/field-anatomy.ts";
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["dropdown list", "picker", "listbox"],
  use: [
    "One of five to fifteen that people know: a contract length, a menu entry, a country.",
    "A `placeholder` where nothing may be assumed.",
  ],
  avoid: [
    "Yes or no: Checkbox, or Switch.",
    "Several at once: CheckboxGroup, EditableList.",
    "A list in which one has to search: Combobox.",
  ],
  anatomy: [
    [
      "Label",
      "Above the control; names it and focuses it when clicked. With `labelHidden`, it is for screen readers only.",
    ],
    requiredMark,
    [
      "Control",
      "The browser's own select: the system draws the list, on phones too. Long options end in an ellipsis.",
      "control",
    ],
    error,
    hint,
    ["Chevron", "At the end; gone when read-only."],
  ],
  keyboard: [
    ["Tab", "Focuses it.", "ByKeyboard"],
    ["Space, Alt+Down", "Open the list.", "ByKeyboard"],
    [
      "Up, Down",
      "Go to the option before and after; on some systems they open the list first.",
      "ByKeyboard",
    ],
    ["A–Z", "Goes to the option that begins so.", "ByKeyboard"],
    ["Enter", "Takes the option of the open list.", "ByKeyboard"],
    [
      "Escape",
      "Closes the list. Whether an option that the arrows went to is kept, the browser decides.",
      "ByKeyboard",
    ],
  ],
  screenReader:
    "The label is the control's name. Error and hint are its description, error first; `aria-invalid` and `aria-required` say the rest. Read-only is announced, can have the focus, and does not change.",
} satisfies Manual;
