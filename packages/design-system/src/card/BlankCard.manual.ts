// What the manual says about BlankCard: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["create card", "add tile"],
  since: "0.3.0",
  use: ["The first place of a CardGrid in which people make what hangs there."],
  avoid: [
    "The only way to make it: a primary button stands beside the title, too.",
    "An empty list: EmptyState with `badge`.",
    "A list that is filtered: what is made may not be in it.",
  ],
  anatomy: [
    [
      "Outline",
      "A dashed badge with its slot and strap; as high as the cards of its row.",
      "blank-card",
    ],
    ["Label", "What it makes, in two words; the button or link."],
    ["Text", "What comes next, in a sentence."],
  ],
  keyboard: [
    ["Tab", "One stop; the ring goes around the card.", "ByKeyboard"],
    ["Enter", "Makes it.", "ByKeyboard"],
  ],
  screenReader: "A button or a link named by `label`, and the sentence below it.",
} satisfies Manual;
