// What the manual says about ProgressRing: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["circular progress", "donut"],
  since: "0.2.0",
  use: [
    "How much of a task is done, beside its name: what a draft still lacks.",
    "Without `value`: something short is under way, and a bar has no room.",
  ],
  avoid: [
    "Uploads and long work: ProgressBar.",
    "A button that saves: its own `busy`.",
    "A page that loads: Skeleton.",
  ],
  anatomy: [
    ["Ring", "20, 40 or 64 px; turns while the end is unknown.", "progress-ring"],
    ["Figure", "In the middle, from 40 px on: “2/9”."],
  ],
  keyboard: [["Tab", "Not a tab stop: it has no controls.", "Tones"]],
  screenReader:
    "A progress named by `label`, with its share. Changes are not announced: where they matter, say them in a status of the page.",
} satisfies Manual;
