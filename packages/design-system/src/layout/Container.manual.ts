// What the manual says about Container: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["wrapper", "page width"],
  since: "0.2.0",
  use: [
    "Once around the content of every page, and of the bar above it: their left edges meet.",
    "`reading` for a guide, terms, a long explanation: lines of about 70 letters.",
  ],
  avoid: [
    "Inside a card or a dialog: they have their own width.",
    "Bands of colour over the whole window: put the Container into the band.",
  ],
  anatomy: [
    [
      "Column",
      "1,120 px, or 672 px on the same left edge; 24 px of air at its sides, 16 px below 600 px.",
      "container",
    ],
  ],
  keyboard: [["Tab", "Passes by: what is inside keeps its own keys.", "AsMain"]],
  screenReader: "Nothing of its own; with `asChild` it is your `main`, `header` or `footer`.",
} satisfies Manual;
