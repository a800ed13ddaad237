// What the manual says about TextField: when to use it, its parts, its keys, and what a screen reader says.
import { error, hint, requiredMark } from "../foundations/field-anatomy.ts";
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["input", "text box"],
  use: [
    "Text that fits on one line: a name, an e-mail address, a URL. Set `type`, `autoComplete` and `inputMode`, so that phones show a suitable keyboard.",
  ],
  avoid: [
    "Longer texts: use TextArea.",
    "Numbers: use MoneyField or NumberField.",
    "A placeholder instead of a label: it disappears when somebody types.",
  ],
  anatomy: [
    [
      "Label",
      "Above the control; names it and focuses it when clicked. With `labelHidden`, it is for screen readers only.",
    ],
    requiredMark,
    [
      "Control",
      "One line, 40 px high; 16 px text on a phone, so that the browser does not zoom in. It receives native props, handlers and `ref`, so form libraries can register it directly.",
      "control",
    ],
    error,
    hint,
    ["Start and end", "An icon or a short text inside the control."],
  ],
  keyboard: [
    ["Tab", "Focuses it.", "ByKeyboard"],
    ["Enter", "Submits the form.", "ByKeyboard"],
  ],
  screenReader:
    "The label names the control; error, then hint, describe it; `aria-invalid` and `aria-required` are set.",
} satisfies Manual;
