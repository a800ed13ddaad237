// What the manual says about Stack: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["flex", "row", "column", "box", "spacing"],
  since: "0.2.0",
  use: [
    "The parts of a page, a card or a form in a column or row.",
    "A list or a form itself, with `asChild`.",
  ],
  avoid: [
    "Cards in columns: use CardGrid.",
    "Page width: use Container.",
    "Columns that align across rows: use your own grid, or DataTable.",
  ],
  anatomy: [["Box", "A flex container without visual styles.", "stack"]],
  keyboard: [
    ["Tab", "Moves through the content in reading order; the stack is not a tab stop.", "Row"],
  ],
  screenReader: "Announces nothing itself. It is a list only with `asChild` and a `ul` or `ol`.",
} satisfies Manual;
