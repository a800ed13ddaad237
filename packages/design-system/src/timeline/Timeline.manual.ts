// What the manual says about Timeline: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["history", "activity feed", "event log"],
  use: ["The history of one thing, newest first: sent, rejected with the reason, approved."],
  avoid: ["What is still to come: Stepper.", "A log of everything: DataTable."],
  anatomy: [
    ["Mark", "A ring in the tone of the event.", "timeline"],
    ["Title", "What happened and who did it."],
    ["Time", "At the end of the line, below the title on a phone; figures line up."],
    ["Text", "A reason; keeps its line breaks."],
  ],
  keyboard: [["Tab", "Passes by, unless a text holds a link.", "HistoryOfABuild"]],
  screenReader:
    "An ordered list; each item is its title, its time as a machine-readable `time`, and its text. The tone is not read: the title says it.",
} satisfies Manual;
