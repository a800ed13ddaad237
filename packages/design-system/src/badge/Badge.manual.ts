// What the manual says about Badge: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["tag", "chip", "label", "pill"],
  use: [
    "The state of one thing in two or three words: on sale, rejected, private.",
    "A count of problems beside the title of a form's block.",
  ],
  avoid: [
    "Something to press: a label that looks like a button disappoints. Use Button.",
    "A sentence, or what to do next: that is a Notice.",
    "Decoration. A list in which every row has the same badge says nothing.",
  ],
  anatomy: [
    ["Ground", "The soft ground of the tone, 24 px high, radius 6.", "badge"],
    ["Icon", "12 px, optional; only where the same icon means the same elsewhere."],
    [
      "Words",
      "One line; what does not fit ends in an ellipsis, so keep them short in all four languages.",
    ],
  ],
  keyboard: [["Tab", "Passes by: a badge is text.", "Tones"]],
  screenReader:
    "Read as the words it holds, in place. The tone is not read, so the words have to say it.",
} satisfies Manual;
