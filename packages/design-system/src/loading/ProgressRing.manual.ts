// What the manual says about ProgressRing: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["circular progress", "donut"],
  since: "0.2.0",
  use: [
    "How much of a task is done, beside its name: a draft with missing parts.",
    "Short work where there is no room for a bar, without `value`.",
  ],
  avoid: [
    "Uploads and long work: use ProgressBar.",
    "Saving with a button: use the button's `busy`.",
    "Loading a page: use Skeleton.",
  ],
  anatomy: [
    ["Ring", "20, 40 or 64 px; spins without a value.", "progress-ring"],
    ["Figure", "In the middle, from 40 px on: “2/9”."],
  ],
  keyboard: [["Tab", "Not a tab stop: it has no controls.", "Tones"]],
  screenReader:
    "A progress element named by `label`, with its value. Changes are not announced: if they matter, use a status on the page.",
} satisfies Manual;
