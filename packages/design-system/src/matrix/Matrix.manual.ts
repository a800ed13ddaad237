// What the manual says about Matrix: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["permission matrix", "grid", "cross table", "pivot"],
  since: "0.2.0",
  use: [
    "Permissions and other relations: people and apps, roles and rights, with a control in each cell.",
  ],
  avoid: [
    "Read-only rows: use DataTable.",
    "Phones, where only two columns fit: use a list of the rows, and a Drawer with the values of one row.",
  ],
  anatomy: [
    ["Frame", "Toolbar above, foot below, as in DataTable.", "matrix"],
    ["Box", "Scrolls in both directions; headings and row names stay visible.", "matrix-box"],
    ["Row", "Its name, then one cell per column.", "matrix-row"],
    ["Foot", "LoadMore, if the rows load in parts.", "matrix-foot"],
  ],
  keyboard: [
    ["Tab", "Moves to the last focused control, and from there out of the grid.", "ByKeyboard"],
    ["Up, Down, Left, Right", "Moves to the control of the next cell.", "ByKeyboard"],
    [
      "Home, End",
      "Moves to the first or last cell of the row; with Ctrl, of the grid.",
      "ByKeyboard",
    ],
    ["Page Up, Page Down", "Moves by ten rows.", "ByKeyboard"],
    ["Enter, Space", "Activates the control.", "ByKeyboard"],
  ],
  screenReader:
    "A grid named by `caption`; each cell is read with its row and column headings. Name each control after both, because it may be read out of context.",
} satisfies Manual;
