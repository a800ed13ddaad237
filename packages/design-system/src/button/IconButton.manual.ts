// What the manual says about IconButton: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["icon action", "round button"],
  use: [
    "Actions in rows and toolbars with a commonly known icon: close, remove, move.",
    "The button that opens a Menu of further actions.",
  ],
  avoid: [
    "The main action of a view: it needs a text label.",
    "An icon that already has another meaning: check Foundations, Icons.",
  ],
  anatomy: [
    ["Surface", "A square of 32, 40 or 48 px; `quiet` by default.", "icon-button"],
    ["Icon", "16 px, or 20 px in the large size, in the text colour of the button."],
    ["Spinner", "Replaces the icon while busy.", "spinner"],
  ],
  keyboard: [
    ["Tab", "Focuses it, also while it is busy.", "Busy"],
    ["Enter, Space", "Activates it.", "FocusVisible"],
    ["Enter, Space", "While busy: does nothing.", "Busy"],
  ],
  screenReader:
    "A button named by `label`, which is also shown on hover. If there are several, include the object: “Remove shift-planner.zip”.",
} satisfies Manual;
