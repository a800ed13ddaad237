// What the manual says about Stepper: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["wizard", "steps"],
  use: ["Three to five steps in a fixed order: how an app gets into the store."],
  avoid: [
    "Navigation: the steps are not links. Use Tabs or pages.",
    "How far an upload is: ProgressBar.",
    "What has happened: Timeline.",
  ],
  anatomy: [
    ["Marker", "A tick when done, ink when current, an outline when it is to come.", "step"],
    ["Line", "Ink up to where one is. It stands upright below 820 px.", "stepper"],
    ["Title and text", "What the step is; a sentence about it."],
  ],
  keyboard: [["Tab", "Passes by: steps are text.", "Underway"]],
  screenReader:
    "An ordered list. The current step is marked as such; `stateLabels` says “done” and “to do” after the titles.",
} satisfies Manual;
