// What the manual says about ConfirmModal: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["confirmation dialog", "alert dialog"],
  use: ["Before something that is not easily undone: removing a build, hiding an app."],
  avoid: [
    "What can simply be undone: do it, and offer the way back.",
    "Every save: a question that is always there is always answered yes.",
  ],
  anatomy: [
    ["Question", "The title: “Remove this build?”"],
    ["Consequence", "What is lost and what stays, in a sentence or two.", "confirm-modal"],
    ["Safe answer", "Secondary, first in the order: it has the focus."],
    ["Acting answer", "The action's own verb; `danger` when something is lost."],
  ],
  keyboard: [
    ["Tab", "Goes around inside of the dialog.", "Destructive"],
    [
      "Enter, Space",
      "Give the answer that has the focus: at first the one that changes nothing.",
      "Destructive",
    ],
    ["Escape", "The same as the safe answer.", "Destructive"],
    ["Escape", "While busy: does nothing.", "Busy"],
  ],
  screenReader:
    "An alert dialog, read at once with its title. While busy the acting button says so, and nothing can be closed.",
} satisfies Manual;
