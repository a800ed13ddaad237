// What the manual says about TextField: when to use it, its parts, its keys, and what a screen reader says.
import { error, hint, requiredMark } from "../foundations/field-anatomy.ts";
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["input", "text box"],
  use: [
    "Anything that fits a line: a name, an e-mail, an address. Set `type`, `autoComplete` and `inputMode`, so that phones show the right keys.",
  ],
  avoid: [
    "Longer texts: TextArea.",
    "An amount: MoneyField or NumberField.",
    "A placeholder in place of a label: it goes when it is needed.",
  ],
  anatomy: [
    [
      "Label",
      "Above the control; names it and focuses it when clicked. With `labelHidden`, it is for screen readers only.",
    ],
    requiredMark,
    [
      "Control",
      "One line, 40 px high, 16 px text on a phone, so that it does not zoom in. Native props, handlers and `ref` land on it, so a form library registers it directly.",
      "control",
    ],
    error,
    hint,
    ["Start and end", "An icon or a short text inside of the box."],
  ],
  keyboard: [
    ["Tab", "Focuses it.", "ByKeyboard"],
    ["Enter", "Sends the form.", "ByKeyboard"],
  ],
  screenReader:
    "The label is the control's name. Error and hint are its description, error first; `aria-invalid` and `aria-required` say the rest.",
} satisfies Manual;
