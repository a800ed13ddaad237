// What the manual says about Drawer: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["sheet", "side panel", "offcanvas"],
  since: "0.2.0",
  use: [
    "The details of a row or a longer form, beside the list it belongs to.",
    "Filters on a narrow screen.",
  ],
  avoid: [
    "A short task or a question: use Modal or ConfirmModal.",
    "A few fields that belong to a button: use Popover.",
    "Content that needs its own URL: use a page.",
  ],
  anatomy: [
    ["Backdrop", "Closes it when clicked.", "modal-backdrop"],
    [
      "Panel",
      "384, 512 or 768 px wide, at the edge of the window; on a phone a sheet at the bottom.",
      "drawer",
    ],
    ["Header", "Title, a sentence and the close button; always visible."],
    ["Body", "Scrolls if it is long.", "modal-body"],
    ["Footer", "Actions, main one last; always visible, as in Modal.", "modal-footer"],
  ],
  keyboard: [
    [
      "Tab",
      "Moves within the drawer; the focus starts on the first field or button of the body.",
      "ByKeyboard",
    ],
    ["Escape", "Closes it and returns the focus to the previous element.", "ByKeyboard"],
    ["Escape", "While busy: does nothing.", "Busy"],
    ["Enter", "In a field: submits the form in the body.", "ByKeyboard"],
  ],
  screenReader:
    "A dialog named by its title and described by `description`; the rest of the page is hidden. While `busy`, it is announced as busy.",
} satisfies Manual;
