// What the manual says about VirtualTable: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["virtual list", "windowing", "data grid"],
  since: "0.2.0",
  use: [
    "Hundreds or thousands of rows that are all loaded: the people of a company, the lines of a log.",
  ],
  avoid: [
    "Rows that a server returns in parts: use DataTable with LoadMore or Pagination, which also works with the browser's search and print.",
    "Server-rendered pages: the rows are rendered in the browser only.",
  ],
  anatomy: [
    ["Frame, toolbar, selection", "As in DataTable.", "data-table"],
    [
      "Box",
      "480 px high, at most four fifths of the window; it scrolls while the headings stay visible.",
      "virtual-table-box",
    ],
    [
      "Rows",
      "The visible rows and a few more. Columns share the width by `width`, `minWidth` and `flex`, not by content, so that they do not move while scrolling.",
      "data-table-row",
    ],
  ],
  keyboard: [
    [
      "Tab",
      "Moves to the box, then through the headings and the controls in the rows.",
      "ScrolledToTheEnd",
    ],
    ["Up, Down", "In the box: scrolls.", "ScrolledToTheEnd"],
    ["Home, End", "In the box: scrolls to the first or last row.", "ScrolledToTheEnd"],
    ["Space", "On a checkbox: selects the row.", "KeepsTheFocusedRow"],
  ],
  screenReader:
    "A table that announces its total number of rows (`aria-rowcount`) and the number of each row. The focused row stays in the DOM, however far the others are scrolled.",
} satisfies Manual;
