// What the manual says about MoneyField: when to use it, its parts, its keys, and what a screen reader says.
import { error, hint, requiredMark } from "../foundations/field-anatomy.ts";
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["price input", "currency input"],
  use: ["A price that somebody sets, with the currency that is charged."],
  avoid: ["Showing a price: text with tabular figures.", "A count: NumberField."],
  anatomy: [
    [
      "Label",
      "Above the control; names the thing and moves the focus into it when pressed. With `labelHidden` only screen readers have it.",
    ],
    requiredMark,
    [
      "Control",
      "A text line with figures of one width; what was typed stays as typed, comma or point.",
      "control",
    ],
    error,
    hint,
    ["Currency", "Before the amount, in muted ink; the caller's symbol or code."],
  ],
  keyboard: [
    ["Tab", "Reaches the line.", "ByKeyboard"],
    [
      "0–9, comma, point",
      "Type the amount. Arrows move the caret and never change the amount; phones show figures.",
      "ByKeyboard",
    ],
  ],
  screenReader:
    "The label is the control's name. Error and hint are its description, error first; `aria-invalid` and `aria-required` say the rest. The currency is read with the description.",
} satisfies Manual;
