// What the manual says about ProgressBar: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["progress", "meter"],
  use: [
    "With a value for uploads, counted in real bytes.",
    "Without one while the end is not known.",
  ],
  avoid: [
    "A page's first load: Skeleton.",
    "Steps of a form: Stepper.",
    "An invented value that creeps to 90 %.",
  ],
  anatomy: [
    ["Track", "4 px, hairline grey.", "progress-bar"],
    [
      "Bar",
      "Grows from the start edge; slides while the end is not known and stands still under reduced motion.",
    ],
  ],
  keyboard: [
    [
      "Tab",
      "Passes by: there is nothing to press. Put the button that cancels beside it.",
      "Determinate",
    ],
  ],
  screenReader:
    "A native progress element named by `label`, read in percent when the value is known. It is not announced at every step.",
} satisfies Manual;
