// What the manual says about TextButton: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["inline button", "plain button"],
  use: [
    "A minor action that belongs to a field or a sentence: a forgotten password, undoing a removal.",
  ],
  avoid: [
    "The main action of a view: use Button.",
    "Navigation: use Link.",
    "Several in a row: use Button with `quiet`, or Menu.",
  ],
  anatomy: [
    [
      "Label",
      "In the size of the surrounding text, underlined, in the accent colour. The text aligns with the content above; the target is 40 px high.",
      "text-button",
    ],
  ],
  keyboard: [
    ["Tab", "Focuses it.", "FocusVisible"],
    ["Enter, Space", "Activates it.", "FocusVisible"],
  ],
  screenReader: "A button, not a link: screen readers list it among the buttons, by its label.",
} satisfies Manual;
