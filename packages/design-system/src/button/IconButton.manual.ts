// What the manual says about IconButton: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["icon action", "round button"],
  use: [
    "Rows and toolbars, for actions that everybody knows by their icon: close, remove, move.",
    "The button that opens a Menu of further actions.",
  ],
  avoid: [
    "The main action of a view: that needs words.",
    "An icon with two meanings. Look it up under Foundations, Icons.",
  ],
  anatomy: [
    ["Surface", "A square of 32, 40 or 48 px, quiet unless told.", "icon-button"],
    ["Icon", "16 px, 20 px in the large size, in the colour of the words it stands for."],
    ["Ring", "Takes the icon's place while busy.", "spinner"],
  ],
  keyboard: [
    ["Tab", "Reaches it, also while it is busy.", "Busy"],
    ["Enter, Space", "Press it.", "FocusVisible"],
    ["Enter, Space", "While it is busy: do nothing.", "Busy"],
  ],
  screenReader:
    "A button named by `label`, which is also what the pointer shows. Name the thing too where there are several: “Remove shift-planner.zip”.",
} satisfies Manual;
