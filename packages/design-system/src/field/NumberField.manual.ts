// What the manual says about NumberField: when to use it, its parts, its keys, and what a screen reader says.
import { error, hint, requiredMark } from "../foundations/field-anatomy.ts";
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["number input", "spinbutton", "counter"],
  use: [
    "A count or a measure: people per licence, the largest file in MB. Give `min`, `max` and `step`.",
  ],
  avoid: [
    "Money: MoneyField.",
    "Figures that are not a number: a version, a postcode, a token. TextField with `inputMode`.",
  ],
  anatomy: [
    [
      "Label",
      "Above the control; names the thing and moves the focus into it when pressed. With `labelHidden` only screen readers have it.",
    ],
    requiredMark,
    [
      "Control",
      "A number line without the browser's arrows: they are too small to hit.",
      "control",
    ],
    error,
    hint,
    ["Unit", "After the number, in muted ink."],
    ["Buttons", "With `stepLabels`: less and more, 40 px wide, for touch.", "step-button"],
  ],
  keyboard: [
    ["Tab", "Reaches the line.", "WithButtons"],
    ["Up, Down", "Change the number by `step`, within `min` and `max`.", "WithButtons"],
  ],
  screenReader:
    "A spin button. The label is the control's name. Error and hint are its description, error first; `aria-invalid` and `aria-required` say the rest. The unit is read with the description. Turning the wheel over it leaves the field, so that a scrolled page changes no number. The decimal sign is the browser’s, in the reader’s language; where that is the point, a comma that is typed or pasted becomes one, and the form gets a point in any.",
} satisfies Manual;
