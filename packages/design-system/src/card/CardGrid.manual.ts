// What the manual says about CardGrid: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["tiles", "masonry"],
  use: [
    "Any number of cards, also a single one, so that it has the width that it will have among others.",
  ],
  avoid: [
    "Content that is not cards: a grid of forms or notices loses its order of reading.",
    "An empty list: EmptyState says what will be here.",
  ],
  anatomy: [
    [
      "List",
      "One card a row on a phone, two from 600 px, three from 992 px; 24 px between columns, 32 px between rows, of which the straps take 16.",
      "card-grid",
    ],
    ["Item", "As high as the highest card of its row."],
    [
      "Part",
      "Thousands of cards come in parts, each a `lazy` list, 32 px apart: the browser skips what is far from the window.",
    ],
    [
      "Outlines",
      "CardSkeletons while the list is loaded, as many as will fit a screen.",
      "card-skeleton",
    ],
  ],
  keyboard: [["Tab", "Goes from card to card, in reading order, row by row.", "ByKeyboard"]],
  screenReader:
    "A list that says how many items it has. Name it by `label` where no heading does, and set `aria-busy` while its outlines show.",
} satisfies Manual;
