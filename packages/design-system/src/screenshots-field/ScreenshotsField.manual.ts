// What the manual says about ScreenshotsField: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["pictures upload", "sortable gallery"],
  use: ["A few pictures in an order that matters, at most `max` (six unless told)."],
  avoid: ["One picture: ImageField.", "Files that are not pictures: FileDrop."],
  anatomy: [
    ["Picture", "16 by 9, with its buttons below; the first one is large.", "screenshot"],
    ["Place", "Dashed, for each picture that could still be added.", "screenshot-place"],
    ["Earlier and later", "Move it by one place; in right-to-left they change sides."],
    [
      "Remove or undo",
      "A saved picture pales and says when it goes, and undo brings it back; one that was just added goes at once.",
    ],
    ["Add", "The first free place; gone when none is."],
    ["Counter", "Used and allowed, at the end of the hint's line."],
  ],
  keyboard: [
    [
      "Tab",
      "Goes through the buttons of each picture, then the place to add.",
      "OrderedByKeyboard",
    ],
    [
      "Enter, Space",
      "Earlier and later move the picture, and the focus goes with it; after the removal of an added one the focus goes to add, which opens the system's picker.",
      "OrderedByKeyboard",
    ],
  ],
  screenReader:
    "A group named by the label. Each button names its picture by place. The new place is announced after a move. Dragging does the same with a pointer; nothing needs it.",
} satisfies Manual;
