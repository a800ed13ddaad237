// What the manual says about Timeline: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["history", "activity feed", "event log"],
  use: ["The history of an item, newest first: sent, rejected with the reason, approved."],
  avoid: ["Future steps: use Stepper.", "A log of everything: use DataTable."],
  anatomy: [
    ["Mark", "A ring in the tone of the event.", "timeline"],
    ["Title", "What happened and who did it."],
    ["Time", "At the end of the line, or below the title on a phone, with tabular figures."],
    ["Text", "A reason; line breaks are kept."],
  ],
  keyboard: [["Tab", "Not a tab stop, except for links in a text.", "HistoryOfABuild"]],
  screenReader:
    "An ordered list; each item has its title, its time as a machine-readable `time`, and its text. The tone is not announced, so the title has to convey it.",
} satisfies Manual;
