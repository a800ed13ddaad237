// What the manual says about Checkbox: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["tick box"],
  use: ["Consent, and properties that are saved with the form: “Optimized for mobile”."],
  avoid: [
    "A setting that takes effect immediately: use Switch.",
    "Several related options: use CheckboxGroup.",
    "Negative labels: “Do not send mails” is harder to understand.",
  ],
  anatomy: [
    ["Box", "20 px, within a target of at least 24 px; ticked, empty, or a dash if partly ticked."],
    ["Label", "States what is true when it is ticked; may contain a link."],
    ["Error and hint", "Below the label and aligned with it.", "field-error"],
  ],
  keyboard: [
    ["Tab", "Moves to the box, then to a link in its label.", "Required"],
    ["Space", "Ticks or unticks it.", "Empty"],
    ["Space", "If read-only: does nothing.", "ReadOnly"],
  ],
  screenReader:
    "A checkbox named by its label: ticked, not ticked or partly ticked; described by error and hint.",
} satisfies Manual;
