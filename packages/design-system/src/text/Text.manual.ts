// What the manual says about Text: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["paragraph", "typography"],
  since: "0.2.0",
  use: [
    "Sentences on a page: `base` for reading, `sm` for working views, `xs` for hints.",
    "A price, a name or a hint within a line, in the surrounding size, with `inline`.",
  ],
  avoid: [
    "The title of a section: use Heading.",
    "A state in two or three words: use Badge.",
    "Errors: use Notice, or the error of a field.",
  ],
  anatomy: [["Text", "A paragraph, a `span` with `inline`, or your own element.", "text"]],
  keyboard: [["Tab", "Not a tab stop: it is text.", "Tones"]],
  screenReader:
    "The text. A tone is only a colour, so the text has to convey its meaning too. Truncated text is read in full.",
} satisfies Manual;
