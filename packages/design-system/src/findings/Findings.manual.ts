// What the manual says about Findings: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["lint results", "issues", "problems", "report"],
  use: [
    "The findings of a large inspection: files, texts, settings.",
    "A summary list of all findings, and the findings of one field beside that field.",
  ],
  avoid: [
    "An invalid field: use the field's own error.",
    "A single message about the whole page: use Notice.",
    "Events over time: use Timeline.",
  ],
  anatomy: [
    [
      "Status",
      "Whether the inspection has not run, is running, found nothing or failed.",
      "findings",
    ],
    ["Counts", "The number of findings of each severity, as Badges."],
    ["Finding", "Icon, title and location; most serious first."],
    ["Details", "Why it matters and how to fix it; shown when expanded."],
    ["Action", "Leads to the field."],
  ],
  keyboard: [
    ["Tab", "Moves through the findings and the content of expanded ones.", "ByKeyboard"],
    ["Enter, Space", "Expands or collapses a finding.", "ByKeyboard"],
  ],
  screenReader:
    "Status and counts are a live region, announced when the inspection ends. Each finding starts with its severity.",
} satisfies Manual;
