// What the manual says about Findings: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["lint results", "issues", "problems", "report"],
  use: [
    "What a check of something large found: files, texts, settings.",
    "Beside the field that the findings are about, and all of them in one list.",
  ],
  avoid: [
    "A field that is filled in wrongly: its own error.",
    "One thing about the whole page: Notice.",
    "What happened over time: Timeline.",
  ],
  anatomy: [
    ["Status", "Whether the check was made, runs, has found nothing, or has failed.", "findings"],
    ["Counts", "How many of each weight, as Badges."],
    ["Finding", "Mark, what it is, and where; heaviest first."],
    ["Details", "Why it matters and how to mend it, folded away."],
    ["Action", "Leads to the field."],
  ],
  keyboard: [
    ["Tab", "Reaches each finding, and what is in it when it is open.", "ByKeyboard"],
    ["Enter, Space", "Open and close a finding.", "ByKeyboard"],
  ],
  screenReader:
    "Status and counts are a live region: they are said when the check ends. Each finding begins with its weight.",
} satisfies Manual;
