// What the manual says about ColumnResizer: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["column width", "resize handle"],
  since: "0.2.0",
  use: [
    "The `edge` of a DataTable column whose texts differ in length between users. Save the width to restore it next time.",
  ],
  avoid: [
    "Every table: set suitable widths, and let long texts wrap.",
    "Phones: rows become blocks, and the handle is hidden.",
  ],
  anatomy: [
    [
      "Edge",
      "A line at the end of the column heading, with a 16 px target; accent while dragged.",
      "column-resizer",
    ],
  ],
  keyboard: [
    ["Tab", "Focuses the handle.", "ByKeyboard"],
    ["Left, Right", "Changes the width by 1 rem.", "ByKeyboard"],
    ["Home", "Sets the minimum width.", "ByKeyboard"],
  ],
  screenReader:
    "A separator named by `label`, whose value is the column width in rem (the ARIA window splitter pattern).",
} satisfies Manual;
