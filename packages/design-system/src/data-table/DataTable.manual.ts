// What the manual says about DataTable: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["table", "data grid"],
  use: [
    "Similar items that people compare by column: builds, accounts, payments.",
    "Actions on several rows at once: set `selection`.",
    "More rows than one server response contains, with LoadMore or Pagination as its `foot`.",
  ],
  avoid: [
    "Apps: use Card.",
    "The properties of a single item: use FactsList.",
    "More than about six columns: hide columns on narrow screens with `hideBelow`.",
    "Thousands of rows at once: use VirtualTable, which renders only the visible ones.",
  ],
  anatomy: [
    ["Frame", "Hairline border, radius 12, on the raised surface.", "data-table"],
    [
      "Toolbar",
      "`toolbar`, above the headings: search and filters in one row. It stays visible if nothing matches.",
    ],
    [
      "Bulk actions",
      "Replaces the toolbar while rows are selected: the number of rows, the actions and a button that clears the selection. Give the toolbar's controls the height of the action buttons, so that the rows do not move. Without a toolbar it is below the rows, at the bottom of the window while more rows follow.",
      "bulk-actions",
    ],
    [
      "Header",
      "Column names in muted ink. On a phone they are beside the values, and only headings for sorting or selecting stay above the rows.",
      "data-table-head",
    ],
    [
      "Sortable heading",
      "A button with an arrow: unsorted, ascending, descending. The page or its server sorts the rows; the table keeps the requested order itself, unless `sort` is set.",
      "sort-button",
    ],
    [
      "Column edge",
      "A ColumnResizer as the column's `edge`; the new width is reported once dragging ends.",
      "column-resizer",
    ],
    [
      "Row",
      "With `rowLink` the whole row is a link; buttons in it stay clickable.",
      "data-table-row",
    ],
    ["Checkboxes", "One per row, and one in the heading for all rows of the page.", "select-row"],
    ["Row name", "The first column is the header of its row."],
    ["Values", "Numbers align at the end, in tabular figures."],
    ["Foot", "`foot`, below the rows: LoadMore or Pagination.", "data-table-foot"],
    [
      "Placeholders",
      "Three placeholder rows while `loading`; when reloading, the current rows stay, muted.",
    ],
    ["Empty, no matches", "`empty`, usually an EmptyState."],
    ["Loading error", "`error`, usually an EmptyState with a retry button."],
  ],
  keyboard: [
    ["Tab", "Moves through the sortable headings.", "Sorted"],
    [
      "Tab",
      "Moves through the checkboxes, links and buttons in the cells, row by row. Cells are not tab stops.",
      "LinksAndActions",
    ],
    [
      "Enter, Space",
      "On a heading: sorts ascending, then descending, then in the original order.",
      "Sorted",
    ],
    ["Space", "On a checkbox: selects the row, or all rows of the page.", "SelectingARange"],
    [
      "Shift+Space",
      "Selects all rows from the last selected one to this one; with a pointer, Shift and click.",
      "SelectingARange",
    ],
    [
      "Escape",
      "Clears the selection; the focus moves from the bulk actions to the checkbox in the heading.",
      "EscapeSelectsNone",
    ],
  ],
  screenReader:
    "A table named by `caption`, with column and row headers that are read with each cell. The sorted heading announces its order (`aria-sort`). The number of selected rows is announced when it changes, an `error` immediately. While loading, the table is marked busy and placeholders are hidden.",
} satisfies Manual;
