// What the manual says about Skeleton: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["placeholder", "shimmer"],
  use: [
    "The first load of a list or page, in the size of the content, so that the layout does not shift.",
  ],
  avoid: [
    "An action in progress: use a busy Button.",
    "Reloading visible content.",
    "A shape for every word: a few shapes are enough.",
  ],
  anatomy: [
    [
      "Shape",
      "Lines of text, a block, a circle or a card; adjust the size with a class.",
      "skeleton",
    ],
    ["Last line", "Shorter, if there are several lines."],
  ],
  keyboard: [["Tab", "Not a tab stop.", "Shapes"]],
  screenReader: "Hidden. Set `aria-busy` on the region that is loading.",
} satisfies Manual;
