// What the manual says about PictureDiff: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["image compare", "before and after"],
  since: "0.2.0",
  use: ["An icon, a banner or a screenshot that was replaced, added or removed."],
  avoid: ["Overlaying pictures of different aspect ratios: compare them side by side."],
  anatomy: [
    ["View", "Side by side or as an overlay; the overlay requires both pictures.", "picture-diff"],
    ["Pictures", "Each with its label; a dashed frame replaces a missing picture."],
    ["Edge", "In the overlay, an accent line over the pictures, moved by the slider below."],
  ],
  keyboard: [
    ["Tab", "In the overlay: moves to the slider.", "Overlay"],
    ["Left, Right, Up, Down", "Moves the edge.", "Overlay"],
    ["Home, End", "Shows only the new or only the old picture.", "Overlay"],
  ],
  screenReader:
    "Two figures with labels; in the overlay, two images with their own text alternatives and a slider named by `texts.edge`.",
} satisfies Manual;
