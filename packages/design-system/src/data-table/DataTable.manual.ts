// What the manual says about DataTable: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  use: ["Rows of one kind that people compare by column: builds, accounts, payments."],
  avoid: [
    "Apps: those are cards.",
    "One thing with its properties: a list of terms and values.",
    "More than about six columns. Leave columns out below a width with `hideBelow`.",
  ],
  anatomy: [
    ["Frame", "Hairline, radius 12, on the raised surface.", "data-table"],
    ["Head", "Names of the columns in muted ink. On a phone they stand beside the values."],
    ["Row name", "The first column is the row's heading."],
    ["Values", "Figures line up; numbers stand at the end."],
    ["Outlines", "Three rows while `loading`."],
    ["Nothing yet", "`empty`, as a rule an EmptyState."],
  ],
  keyboard: [
    [
      "Tab",
      "Goes through the links and buttons in the cells, row by row. Cells themselves have no stop.",
    ],
  ],
  screenReader:
    "A table named by `caption`, with headings of columns and rows, so that a cell is read with both. While loading it is busy, and the outlines are hidden.",
} satisfies Manual;
