// What the manual says about Stepper: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["wizard", "steps"],
  use: ["Three to five steps in a fixed order: how an app gets into the store."],
  avoid: [
    "Navigation: the steps are not links. Use Tabs or pages.",
    "The progress of an upload: use ProgressBar.",
    "Past events: use Timeline.",
  ],
  anatomy: [
    [
      "Marker",
      "A tick for a completed step; its number on ink for the current one, in an outline for the others.",
      "step",
    ],
    ["Line", "In ink up to the current step; vertical below 820 px.", "stepper"],
    ["Title and text", "The name of the step, and a sentence about it."],
  ],
  keyboard: [["Tab", "Not a tab stop: steps are text.", "Underway"]],
  screenReader:
    "An ordered list. The current step is marked; `stateLabels` adds “done” or “to do” after the titles.",
} satisfies Manual;
