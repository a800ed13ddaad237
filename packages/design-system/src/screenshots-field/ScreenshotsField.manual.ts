// What the manual says about ScreenshotsField: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["pictures upload", "sortable gallery"],
  use: ["A few pictures whose order matters, up to `max` (six by default)."],
  avoid: ["One picture: use ImageField.", "Files that are not pictures: use FileDrop."],
  anatomy: [
    ["Picture", "16:9, with its buttons below; the first one is large.", "screenshot"],
    [
      "Free position",
      "A plain tile for each picture that can still be added; hidden on phones.",
      "screenshot-place",
    ],
    ["Earlier and later", "Move the picture by one position; reversed in right-to-left text."],
    [
      "Remove or undo",
      "A saved picture fades, with a note on when it is removed, and can be restored with undo; an unsaved one is removed immediately.",
    ],
    ["Add", "In the first free position; hidden if none is left."],
    ["Counter", "Used and allowed number from 80 % on, at the end of the hint’s line."],
  ],
  keyboard: [
    ["Tab", "Moves through the buttons of each picture, then to add.", "OrderedByKeyboard"],
    [
      "Enter, Space",
      "Earlier and later move the picture and keep the focus on it; add opens the system's file picker. Removing an unsaved picture moves the focus to add.",
      "OrderedByKeyboard",
    ],
  ],
  screenReader:
    "A group named by the label. Each button names the position of its picture. After a move, the new position is announced. Dragging is optional: the buttons do the same.",
} satisfies Manual;
