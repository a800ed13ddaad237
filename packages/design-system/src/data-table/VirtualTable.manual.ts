// What the manual says about VirtualTable: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["virtual list", "windowing", "data grid"],
  since: "0.2.0",
  use: [
    "Hundreds or thousands of rows that are all there at once: the people of a company, the lines of a log.",
  ],
  avoid: [
    "Rows that the server hands out in parts: a DataTable with LoadMore or Pagination, which the browser's own search and print know, too.",
    "Pages rendered on the server: it draws its rows in the browser.",
  ],
  anatomy: [
    ["Frame, toolbar, selection", "As those of a DataTable.", "data-table"],
    [
      "Box",
      "480 px high and never more than four fifths of the window; it scrolls, the headings stay.",
      "virtual-table-box",
    ],
    [
      "Rows",
      "Those in view and a few more. Columns share the width by `width`, `minWidth` and `flex`, never by what is in them: what comes into view must not move them.",
      "data-table-row",
    ],
  ],
  keyboard: [
    [
      "Tab",
      "Goes to the box, then through the headings and what can be pressed in the rows.",
      "ScrolledToTheEnd",
    ],
    ["Up, Down", "In the box: scroll.", "ScrolledToTheEnd"],
    ["Home, End", "In the box: to the first and the last row.", "ScrolledToTheEnd"],
    ["Space", "On a checkbox: selects the row.", "KeepsTheFocusedRow"],
  ],
  screenReader:
    "A table that says how many rows it has in all (`aria-rowcount`), and of each row its number. The row that has the focus stays in the page, however far the others are scrolled.",
} satisfies Manual;
