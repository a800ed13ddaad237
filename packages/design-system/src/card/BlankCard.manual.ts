// What the manual says about BlankCard: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["create card", "add tile"],
  since: "0.3.0",
  use: ["The first item of a CardGrid in which people create the items themselves."],
  avoid: [
    "The only way to create an item: also offer a primary button beside the title.",
    "An empty list: use EmptyState with `badge`.",
    "A filtered list: a new item may not match the filter.",
  ],
  anatomy: [
    [
      "Outline",
      "A dashed badge with a slot and a strap; as high as the cards in its row.",
      "blank-card",
    ],
    ["Label", "What is created, in two words; the text of the button or link."],
    ["Text", "What happens next, in one sentence."],
  ],
  keyboard: [
    ["Tab", "A single tab stop; the focus ring surrounds the card.", "ByKeyboard"],
    ["Enter", "Activates it.", "ByKeyboard"],
  ],
  screenReader: "A button or link named by `label`, and the sentence below it.",
} satisfies Manual;
