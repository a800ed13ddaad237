// What the manual says about Link: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["anchor", "hyperlink"],
  since: "0.2.0",
  use: [
    "Navigation from a sentence, a note or a footer.",
    "A router link, with `asChild`.",
    "Another site, with `newTab`: the link says so, and sends that site no referrer.",
  ],
  avoid: [
    "The main action of a page: use LinkButton.",
    "Actions on the current page: use Button, or TextButton in a line of text.",
    "“Here” and “more”: a link has to describe its destination, even out of context.",
  ],
  anatomy: [
    ["Text", "In the accent colour, underlined, in the size of the surrounding text.", "link"],
    ["Arrow", "After the last word if the link opens a new tab; never alone on a line."],
  ],
  keyboard: [
    ["Tab", "Focuses it.", "RoutersLink"],
    ["Enter", "Follows the link. Space scrolls the page, as for every link.", "RoutersLink"],
  ],
  screenReader: "A link with its text, followed by the text of `newTab` in brackets.",
} satisfies Manual;
