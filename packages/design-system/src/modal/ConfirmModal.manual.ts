// What the manual says about ConfirmModal: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["confirmation dialog", "alert dialog"],
  use: ["Confirming actions that are hard to undo: removing a build, hiding an app."],
  avoid: [
    "Actions that are easy to undo: perform them and offer an undo.",
    "Every save: people confirm a question that always appears without reading it.",
  ],
  anatomy: [
    ["Question", "The title: “Remove this build?”"],
    ["Consequence", "What is lost and what remains, in one or two sentences.", "confirm-modal"],
    ["Safe option", "Secondary and first in order; it has the initial focus."],
    ["Confirming option", "Named by the verb of the action; `danger` if something is lost."],
  ],
  keyboard: [
    ["Tab", "Moves within the dialog.", "Destructive"],
    [
      "Enter, Space",
      "Activates the focused button, initially the one that changes nothing.",
      "Destructive",
    ],
    ["Escape", "Same as the safe option.", "Destructive"],
    ["Escape", "While busy: does nothing.", "Busy"],
  ],
  screenReader:
    "An alert dialog, announced with its title. While busy, the confirming button is announced as busy and the dialog cannot be closed.",
} satisfies Manual;
