// What the manual says about CardSkeleton: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["card placeholder"],
  use: ["The first load of a CardGrid, so that the cards find their places taken."],
  avoid: [
    "A reload of a list that can be seen: leave the old cards until the new ones are there.",
    "Content other than cards: Skeleton.",
  ],
  anatomy: [
    ["Outline", "Band, banner and lines of a card, in its height.", "card-skeleton"],
    ["Band", "The grey hue at less than half of its strength.", "badge-band"],
  ],
  keyboard: [["Tab", "Passes by: an outline has no link.", "Alone"]],
  screenReader:
    "Hidden. The list around it says `aria-busy`, and a live text may say what is loaded.",
} satisfies Manual;
