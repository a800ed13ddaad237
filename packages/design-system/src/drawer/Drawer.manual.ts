// What the manual says about Drawer: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["sheet", "side panel", "offcanvas"],
  since: "0.2.0",
  use: [
    "The details of a row, or a longer form, beside the list that it belongs to.",
    "Filters on a narrow screen.",
  ],
  avoid: [
    "A short task or a question: Modal, ConfirmModal.",
    "A few fields that belong to one button: Popover.",
    "What deserves an address of its own: a page.",
  ],
  anatomy: [
    ["Backdrop", "Closes it when pressed.", "modal-backdrop"],
    [
      "Panel",
      "384, 512 or 768 px wide at the edge of the page; a sheet at the bottom of a phone.",
      "drawer",
    ],
    ["Head", "Title, a sentence, and the close button; stays in sight."],
    ["Body", "Scrolls when it is long.", "modal-body"],
    ["Footer", "Actions, the main one last; stays in sight, as in Modal.", "modal-footer"],
  ],
  keyboard: [
    ["Tab", "Goes around inside; it opens on the first field or button of its body.", "ByKeyboard"],
    ["Escape", "Closes it and gives the focus back to where it came from.", "ByKeyboard"],
    ["Escape", "While it is busy: does nothing.", "Busy"],
    ["Enter", "In a field: sends the form of the body.", "ByKeyboard"],
  ],
  screenReader:
    "A dialog named by its title and described by `description`; the page beside is hidden. While `busy` it says so.",
} satisfies Manual;
