// What the manual says about Stack: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["flex", "row", "column", "box", "spacing"],
  since: "0.2.0",
  use: [
    "The parts of a page, a card or a form that stand below or beside each other.",
    "A list or a form itself, with `asChild`.",
  ],
  avoid: [
    "Cards in columns: CardGrid.",
    "The width of a page: Container.",
    "Columns that line up over several rows: a grid of your own, or DataTable.",
  ],
  anatomy: [["Box", "A flex container without a look of its own.", "stack"]],
  keyboard: [["Tab", "Goes through what is inside, in reading order; a stack is no stop.", "Row"]],
  screenReader:
    "Nothing of its own. A list is a list only with `asChild` around a `ul` or an `ol`.",
} satisfies Manual;
