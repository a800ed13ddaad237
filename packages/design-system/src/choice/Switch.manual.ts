// What the manual says about Switch: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["toggle", "on and off"],
  use: ["A setting that is on or off and often reveals further fields: “Private app”."],
  avoid: [
    "Consent, or one of several properties: use Checkbox.",
    "Two equivalent options, such as month and year: use SegmentedControl or RadioGroup.",
  ],
  anatomy: [
    [
      "Track and thumb",
      "Ink when on, outline when off; the position of the thumb shows the state without colour.",
    ],
    ["Label", "States what is true when it is on. It does not change with the state."],
    ["Error and hint", "Below the label and aligned with it.", "field-error"],
  ],
  keyboard: [
    ["Tab", "Focuses it.", "ByKeyboard"],
    ["Space, Enter", "Turns it on or off. A read-only switch does not change.", "ByKeyboard"],
  ],
  screenReader: "A switch named by its label: on or off; described by error and hint.",
} satisfies Manual;
