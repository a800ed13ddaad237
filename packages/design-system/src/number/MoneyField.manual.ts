// What the manual says about MoneyField: when to use it, its parts, its keys, and what a screen reader says.
import { error, hint, requiredMark } from "../foundations/field-anatomy.ts";
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["price input", "currency input"],
  use: ["A price that somebody enters, with its currency."],
  avoid: ["Displaying a price: use text with tabular figures.", "A count: use NumberField."],
  anatomy: [
    [
      "Label",
      "Above the control; names it and focuses it when clicked. With `labelHidden`, it is for screen readers only.",
    ],
    requiredMark,
    [
      "Control",
      "A text input with tabular figures; the text stays as typed, with comma or point.",
      "control",
    ],
    error,
    hint,
    ["Currency", "Before the amount, muted; a symbol or code from the caller."],
  ],
  keyboard: [
    ["Tab", "Focuses the field.", "ByKeyboard"],
    [
      "0–9, comma, point",
      "Types the amount. Arrow keys move the caret and never change the amount; phones show a numeric keyboard.",
      "ByKeyboard",
    ],
  ],
  screenReader:
    "The label names the control; error, then hint, describe it; `aria-invalid` and `aria-required` are set. The currency is part of the description.",
} satisfies Manual;
