// What the manual says about Modal: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["dialog", "popup", "lightbox"],
  use: ["A short task that ends where it began: create an app, ask for a proposal."],
  avoid: [
    "Content that needs its own URL: use a page.",
    "The outcome of an action: Toast.",
    "A question with two answers: ConfirmModal.",
    "A dialog over a dialog.",
  ],
  anatomy: [
    ["Backdrop", "Closes the dialog when pressed.", "modal-backdrop"],
    ["Panel", "384, 512 or 768 px wide; a sheet at the bottom edge of a phone.", "modal"],
    [
      "Head",
      "Title, a sentence, and the close button, a cross without a tooltip: everybody knows it in that corner, and the tooltip would weigh 1.2 kB more; stays in sight.",
    ],
    ["Body", "Scrolls if it is long.", "modal-body"],
    [
      "Footer",
      "Actions, the main one last; on a phone first and as wide as the sheet. A submit button here names the form of the body with `form`.",
      "modal-footer",
    ],
  ],
  keyboard: [
    [
      "Tab",
      "Goes around inside of the dialog; it opens on the first field or button of its body.",
      "WithForm",
    ],
    ["Escape", "Closes it and returns the focus to the previous element.", "EveryWayOut"],
    ["Escape", "While busy: does nothing.", "Busy"],
    ["Enter", "In a field: submits the form in the body.", "WithForm"],
  ],
  screenReader:
    "A dialog named by its title and described by `description`; the page below is hidden. While `busy` it says so.",
} satisfies Manual;
