// What the manual says about Checkbox: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["tick box"],
  use: ["Consent, and properties that are saved with the form: “Optimized for mobile”."],
  avoid: [
    "A setting that works at once: Switch.",
    "Several that belong together: CheckboxGroup.",
    "A label that says no: “Do not send mails” makes people think twice.",
  ],
  anatomy: [
    [
      "Box",
      "20 px, within a target of 24 px or more; ticked, empty, or a line for “some of them”.",
    ],
    ["Label", "Says what is so when it is ticked; may hold a link."],
    ["Error and hint", "Below the label, on its edge.", "field-error"],
  ],
  keyboard: [
    ["Tab", "Reaches the box, and the link in its label after it.", "Required"],
    ["Space", "Ticks it and clears it.", "Empty"],
    ["Space", "Where it is read-only: does nothing.", "ReadOnly"],
  ],
  screenReader:
    "A checkbox named by its label: ticked, not ticked or partly ticked. Error and hint are its description.",
} satisfies Manual;
