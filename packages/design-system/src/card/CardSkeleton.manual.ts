// What the manual says about CardSkeleton: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["card placeholder"],
  use: ["The first load of a CardGrid: placeholders reserve the space of the cards."],
  avoid: [
    "Reloading a visible list: keep the old cards until the new ones have loaded.",
    "Content other than cards: use Skeleton.",
  ],
  anatomy: [
    ["Placeholder", "Band, banner and text lines of a card, with its height.", "card-skeleton"],
    ["Band", "The grey hue at less than half its opacity.", "badge-band"],
  ],
  keyboard: [["Tab", "Not a tab stop: a placeholder has no link.", "Alone"]],
  screenReader:
    "Hidden. Set `aria-busy` on the list around it; a live region may announce the loading.",
} satisfies Manual;
