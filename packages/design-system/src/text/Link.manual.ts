// What the manual says about Link: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["anchor", "hyperlink"],
  since: "0.2.0",
  use: [
    "Going somewhere from within a sentence, a note or a footer.",
    "A router's own link, with `asChild`.",
    "Another site, with `newTab`: it says so, and tells that site nothing.",
  ],
  avoid: [
    "The main thing to do on a page: LinkButton.",
    "Doing something on this page: Button, or TextButton in a line.",
    "“Here” and “more”: a link says where it leads, also out of its sentence.",
  ],
  anatomy: [
    ["Words", "In the accent with a line below, as large as the text around them.", "link"],
    ["Arrow", "Behind the last word when it opens a new tab; never alone in the next line."],
  ],
  keyboard: [
    ["Tab", "Focuses it.", "RoutersLink"],
    ["Enter", "Follows the link. Space scrolls the page, as for every link.", "RoutersLink"],
  ],
  screenReader: "A link with its words; after them what `newTab` says, in brackets.",
} satisfies Manual;
