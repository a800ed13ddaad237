// What the manual says about LinkButton: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["button as a link"],
  use: [
    "Where going somewhere is the main thing to do: log in, open the documentation, create in a page of its own.",
  ],
  avoid: [
    "Doing something on this page: Button.",
    "A link in a sentence: write a link.",
    "Several in a row with the same weight: one leads, the others are links.",
  ],
  anatomy: [
    ["Link", "Your own `<a>` or router's link, with the look of a Button.", "link-button"],
    ["Icon", "16 px before the words; an arrow that points outwards marks a new tab."],
    ["Words", "Say where it leads."],
  ],
  keyboard: [
    ["Tab", "Reaches it.", "StaysALink"],
    ["Enter", "Follows it. Space scrolls the page, as with every link.", "StaysALink"],
  ],
  screenReader: "A link, not a button: screen readers list it among the links, under its words.",
} satisfies Manual;
