// What the manual says about ColumnResizer: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["column width", "resize handle"],
  since: "0.2.0",
  use: [
    "As the `edge` of a DataTable's column whose texts are much longer for some people than for others. Keep the width, so that it is there next time.",
  ],
  avoid: [
    "Every table: choose widths that fit, and let long texts wrap.",
    "Phones: rows are blocks there, and no edge is shown.",
  ],
  anatomy: [
    [
      "Edge",
      "A line at the end of the heading, 16 px wide for the pointer; accent while it is moved.",
      "column-resizer",
    ],
  ],
  keyboard: [
    ["Tab", "Goes to the edge.", "ByKeyboard"],
    ["Left, Right", "Moves the edge by 1 rem.", "ByKeyboard"],
    ["Home", "As narrow as it may be.", "ByKeyboard"],
  ],
  screenReader:
    "A separator named by `label`, with the column's width in rem as its value (the window splitter of the ARIA practices).",
} satisfies Manual;
