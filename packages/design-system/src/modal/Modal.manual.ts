// What the manual says about Modal: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["dialog", "popup", "lightbox"],
  use: ["A short task that returns to the same page: creating an app, asking for a proposal."],
  avoid: [
    "Content that needs its own URL: use a page.",
    "The result of an action: use Toast.",
    "A question with two answers: use ConfirmModal.",
    "A dialog on top of another dialog.",
  ],
  anatomy: [
    ["Backdrop", "Closes the dialog when clicked.", "modal-backdrop"],
    ["Panel", "384, 512 or 768 px wide; on a phone a sheet at the bottom.", "modal"],
    [
      "Header",
      "Title, a sentence and the close button; always visible. The cross has no tooltip: it is well known in that corner, and a tooltip would add 1.2 kB.",
    ],
    ["Body", "Scrolls if it is long.", "modal-body"],
    [
      "Footer",
      "Actions, main one last; on a phone first and as wide as the sheet. A submit button here refers to the form in the body with `form`.",
      "modal-footer",
    ],
  ],
  keyboard: [
    [
      "Tab",
      "Moves within the dialog; the focus starts on the first field or button of the body.",
      "WithForm",
    ],
    ["Escape", "Closes it and returns the focus to the previous element.", "EveryWayOut"],
    ["Escape", "While busy: does nothing.", "Busy"],
    ["Enter", "In a field: submits the form in the body.", "WithForm"],
  ],
  screenReader:
    "A dialog named by its title and described by `description`; the page below is hidden. While `busy`, it is announced as busy.",
} satisfies Manual;
