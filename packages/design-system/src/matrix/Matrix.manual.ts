// What the manual says about Matrix: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["permission matrix", "grid", "cross table", "pivot"],
  since: "0.2.0",
  use: [
    "Who may use what: people and apps, roles and rights, with something to press where they meet.",
  ],
  avoid: [
    "Rows that are only read: DataTable.",
    "A phone, where two columns are all that fits: a list of the rows, and a Drawer with what one of them meets.",
  ],
  anatomy: [
    ["Frame", "Toolbar above, foot below, as those of a DataTable.", "matrix"],
    ["Box", "Scrolls in both directions; headings and names stay in view.", "matrix-box"],
    ["Row", "Its name first, then one cell for each column.", "matrix-row"],
    ["Foot", "LoadMore, where the rows come in parts.", "matrix-foot"],
  ],
  keyboard: [
    [
      "Tab",
      "Goes to the control that had the focus last, and from it out of the grid.",
      "ByKeyboard",
    ],
    ["Up, Down, Left, Right", "To the control of the next cell.", "ByKeyboard"],
    [
      "Home, End",
      "To the first and the last cell of the row; with Ctrl of the grid.",
      "ByKeyboard",
    ],
    ["Page Up, Page Down", "Ten rows further.", "ByKeyboard"],
    ["Enter, Space", "Presses the control.", "ByKeyboard"],
  ],
  screenReader:
    "A grid with the caption as its name; each cell is said with its row’s and its column’s heading. Give each control a name that says both, as it may be found without its place.",
} satisfies Manual;
