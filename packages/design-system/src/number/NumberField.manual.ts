// What the manual says about NumberField: when to use it, its parts, its keys, and what a screen reader says.
import { error, hint, requiredMark } from "../foundations/field-anatomy.ts";
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["number input", "spinbutton", "counter"],
  use: [
    "A count or a measurement: people per license, the maximum file size in MB. Set `min`, `max` and `step`.",
  ],
  avoid: [
    "Money: use MoneyField.",
    "Digits that are not a number, such as a version, a postcode or a token: use TextField with `inputMode`.",
  ],
  anatomy: [
    [
      "Label",
      "Above the control; names it and focuses it when clicked. With `labelHidden`, it is for screen readers only.",
    ],
    requiredMark,
    [
      "Control",
      "A number input without the browser's arrows, which are too small to hit.",
      "control",
    ],
    error,
    hint,
    ["Unit", "After the number, muted."],
    ["Buttons", "With `stepLabels`: less and more, 40 px wide, for touch.", "step-button"],
  ],
  keyboard: [
    ["Tab", "Focuses the field.", "WithButtons"],
    ["Up, Down", "Changes the number by `step`, within `min` and `max`.", "WithButtons"],
  ],
  screenReader:
    "A spin button. The label names it; error, then hint and unit, describe it; `aria-invalid` and `aria-required` are set. Scrolling with the mouse wheel does not change the number but removes the focus. The decimal separator follows the browser's language; where it is a point, a typed or pasted decimal comma becomes a point, and the form data always contains a point.",
} satisfies Manual;
