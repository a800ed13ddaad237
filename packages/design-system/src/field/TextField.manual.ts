// What the manual says about TextField: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
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
      "Above the control; names the thing and moves the focus into it when pressed. With `labelHidden` only screen readers have it.",
    ],
    ["Required mark", "An asterisk; RequiredNote says once a form what it means."],
    [
      "Control",
      "One line, 40 px high, 16 px text on a phone, so that it does not zoom in. Native props, handlers and `ref` land on it, so a form library registers it directly.",
      "control",
    ],
    [
      "Error",
      "Below the control, with an icon; it takes no place while there is none.",
      "field-error",
    ],
    [
      "Hint",
      "Below the error, so that help never disappears when it is needed most.",
      "field-hint",
    ],
    ["Start and end", "An icon or a short text inside of the box."],
  ],
  keyboard: [
    ["Tab", "Reaches it."],
    ["Enter", "Sends the form."],
  ],
  screenReader:
    "The label is the control's name. Error and hint are its description, error first; `aria-invalid` and `aria-required` say the rest.",
} satisfies Manual;
