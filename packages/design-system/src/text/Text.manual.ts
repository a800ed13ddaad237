// What the manual says about Text: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["paragraph", "typography"],
  since: "0.2.0",
  use: [
    "Sentences on a page: `base` for reading, `sm` for work, `xs` for hints.",
    "With `inline`: a price, a name or a hint inside of a line, as large as the text around it.",
  ],
  avoid: [
    "What names a section: Heading.",
    "A state in two or three words: Badge.",
    "What went wrong: Notice, or the error of a field.",
  ],
  anatomy: [["Text", "A paragraph, a `span` with `inline`, or your own element.", "text"]],
  keyboard: [["Tab", "Passes by: it is text.", "Tones"]],
  screenReader:
    "The words. A tone is only a colour: the words have to say it too. Text that is cut off is read whole.",
} satisfies Manual;
