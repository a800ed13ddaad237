// What the manual says about DataTable: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["table", "data grid"],
  use: [
    "Rows of one kind that people compare by column: builds, accounts, payments.",
    "Something is done with several rows at once: `selection`.",
    "More rows than one answer of the server holds, with LoadMore or Pagination as its `foot`.",
  ],
  avoid: [
    "Apps: those are cards.",
    "One thing with its properties: FactsList.",
    "More than about six columns. Leave columns out below a width with `hideBelow`.",
    "Thousands of rows at once: VirtualTable keeps only those in view in the page.",
  ],
  anatomy: [
    ["Frame", "Hairline, radius 12, on the raised surface.", "data-table"],
    [
      "Toolbar",
      "`toolbar`, above the headings: search and filters, in a row. It stays while nothing matches.",
    ],
    [
      "Bulk actions",
      "In place of the toolbar while rows are selected: how many, what can be done, and a button that selects none. Buttons as high as what stands in the toolbar keep the rows in their place.",
      "bulk-actions",
    ],
    [
      "Head",
      "Names of the columns in muted ink. On a phone they stand beside the values, and only headings that sort or select remain above.",
      "data-table-head",
    ],
    [
      "Heading that sorts",
      "A button with an arrow: none, ascending, descending. The page or its server orders the rows; which order was asked for the headings keep, or the page by `sort`.",
      "sort-button",
    ],
    [
      "Edge of a column",
      "With a column's `edge`, a ColumnResizer; the width is told once the edge rests.",
      "column-resizer",
    ],
    ["Row", "With `rowLink` all of it is the link; buttons in it lie above.", "data-table-row"],
    ["Checkboxes", "One a row, and one in the heading for the page.", "select-row"],
    ["Row name", "The first column is the row's heading."],
    ["Values", "Figures line up; numbers stand at the end."],
    ["Foot", "`foot`, below the rows: LoadMore or Pagination.", "data-table-foot"],
    ["Outlines", "Three rows while `loading`; rows that are read again stay, faint."],
    ["Nothing yet, no match", "`empty`, as a rule an EmptyState."],
    ["Not read", "`error`, as a rule an EmptyState with a button that tries again."],
  ],
  keyboard: [
    ["Tab", "Goes through the headings that sort.", "Sorted"],
    [
      "Tab",
      "Goes through the checkboxes, links and buttons in the cells, row by row. Cells themselves have no stop.",
      "LinksAndActions",
    ],
    ["Enter, Space", "On a heading: ascending, then descending, then as it was.", "Sorted"],
    ["Space", "On a checkbox: selects the row, or the page.", "SelectingARange"],
    [
      "Shift+Space",
      "Selects every row from the last one on; with the pointer, Shift and a click.",
      "SelectingARange",
    ],
    [
      "Escape",
      "Selects none; the focus goes from the bar to the checkbox of the page.",
      "EscapeSelectsNone",
    ],
  ],
  screenReader:
    "A table named by `caption`, with headings of columns and rows, so that a cell is read with both. The heading that the rows are ordered by says how (`aria-sort`). How many rows are selected is announced when it changes; an `error` at once. While loading it is busy, and the outlines are hidden.",
} satisfies Manual;
