// What the manual says about LinkButton: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["button as a link"],
  use: [
    "Navigation as a main action: log in, open the documentation, create an item on a separate page.",
  ],
  avoid: [
    "Actions on the current page: use Button.",
    "A link in a sentence: use Link.",
    "Several of equal weight in a row: make one a LinkButton and the others links.",
  ],
  anatomy: [
    ["Link", "Your own `<a>` or router link, styled as a Button.", "link-button"],
    [
      "Icon",
      "16 px, before the label; an arrow pointing outwards marks a link that opens a new tab.",
    ],
    ["Label", "Describes the destination."],
  ],
  keyboard: [
    ["Tab", "Focuses it.", "StaysALink"],
    ["Enter", "Follows the link. Space scrolls the page, as for every link.", "StaysALink"],
  ],
  screenReader: "A link, not a button: screen readers list it among the links, by its label.",
} satisfies Manual;
