// What the manual says about Skeleton: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["placeholder", "shimmer"],
  use: [
    "The first load of a list or page, in the size of what will stand there, so that nothing jumps.",
  ],
  avoid: [
    "An action under way: a busy Button.",
    "A reload of what can be seen.",
    "An outline for every word: a few shapes are enough.",
  ],
  anatomy: [
    ["Shape", "Lines of text, a block, a circle or a card; size it further by class.", "skeleton"],
    ["Last line", "Shorter, when there are several."],
  ],
  keyboard: [["Tab", "Passes by.", "Shapes"]],
  screenReader: "Hidden. Put `aria-busy` on the region that waits.",
} satisfies Manual;
