// What the manual says about CardGrid: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["tiles", "masonry"],
  use: ["Any number of cards; also a single card, so that it has the same width as in a list."],
  avoid: [
    "Content other than cards: in a grid, the reading order of forms or notices is unclear.",
    "An empty list: use EmptyState to say what will appear here.",
  ],
  anatomy: [
    [
      "List",
      "One card per row on a phone, two from 600 px, three from 992 px; 24 px between columns, 32 px between rows, 16 px of which the straps take up.",
      "card-grid",
    ],
    ["Item", "As high as the highest card in its row."],
    [
      "Parts",
      "Split thousands of cards into several `lazy` lists, 32 px apart: the browser skips rendering those far off screen.",
    ],
    [
      "Placeholders",
      "CardSkeletons while the list is loading, as many as fit a screen.",
      "card-skeleton",
    ],
  ],
  keyboard: [["Tab", "Moves from card to card in reading order, row by row.", "ByKeyboard"]],
  screenReader:
    "A list that announces its number of items. Name it by `label` if no heading does, and set `aria-busy` while placeholders are shown.",
} satisfies Manual;
