// What the manual says about PictureDiff: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["image compare", "before and after"],
  since: "0.2.0",
  use: ["An icon, a banner or a screenshot that was replaced, was added or is gone."],
  avoid: ["Pictures of other shapes one over the other: beside each other they compare better."],
  anatomy: [
    [
      "View",
      "Beside each other, or one over the other; there when both pictures are.",
      "picture-diff",
    ],
    ["Pictures", "Each with its name; a dashed place stands in for one that is not there."],
    ["Edge", "Over the pictures a line in the accent; the slider below moves it."],
  ],
  keyboard: [
    ["Tab", "In the overlay: goes to the slider.", "Overlay"],
    ["Left, Right, Up, Down", "Moves the edge.", "Overlay"],
    ["Home, End", "Only the new picture, only the old one.", "Overlay"],
  ],
  screenReader:
    "Two figures with their names; in the overlay two pictures with their own texts and a slider named by `texts.edge`.",
} satisfies Manual;
