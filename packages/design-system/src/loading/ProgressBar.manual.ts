// What the manual says about ProgressBar: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["progress", "meter"],
  use: [
    "Uploads, with a value based on the bytes sent.",
    "Work of unknown duration, without a value.",
  ],
  avoid: [
    "The first load of a page: use Skeleton.",
    "Steps of a form: use Stepper.",
    "A fake value that approaches 90 %.",
  ],
  anatomy: [
    ["Track", "4 px, hairline grey.", "progress-bar"],
    [
      "Bar",
      "Grows from the start edge; slides without a value and stands still with reduced motion.",
    ],
  ],
  keyboard: [
    ["Tab", "Not a tab stop: it has no controls. Put a cancel button beside it.", "Determinate"],
  ],
  screenReader:
    "A native progress element named by `label`, read as a percentage if there is a value. Changes are not announced.",
} satisfies Manual;
