// What the manual says about Badge: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["tag", "chip", "label", "pill"],
  use: [
    "The state of an item in two or three words: on sale, rejected, private.",
    "The number of problems beside the title of a form section.",
  ],
  avoid: [
    "Actions: a badge that looks like a button is misleading. Use Button.",
    "A sentence or an instruction: use Notice.",
    "Decoration. A list with the same badge in every row conveys nothing.",
  ],
  anatomy: [
    ["Background", "The soft background colour of the tone, 24 px high, radius 6.", "badge"],
    ["Icon", "Optional, 12 px; use an icon only if it has the same meaning everywhere."],
    [
      "Text",
      "One line; longer text is cut off with an ellipsis, so keep it short in all four languages.",
    ],
  ],
  keyboard: [["Tab", "Not a tab stop: a badge is text.", "Tones"]],
  screenReader: "The text, read in place. The tone is not announced, so the text has to convey it.",
} satisfies Manual;
