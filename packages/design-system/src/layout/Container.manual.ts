// What the manual says about Container: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["wrapper", "page width"],
  since: "0.2.0",
  use: [
    "The content of every page and of its navigation bar, so that their left edges align.",
    "Running text such as a guide or terms, with `reading`: lines of about 70 characters.",
  ],
  avoid: [
    "Inside a card or a dialog: they have their own width.",
    "Colour bands across the whole window: put the Container inside the band.",
  ],
  anatomy: [
    [
      "Column",
      "1,120 px, or 672 px with the same left edge; 24 px padding at the sides, 16 px below 600 px.",
      "container",
    ],
  ],
  keyboard: [["Tab", "Not a tab stop: its content keeps its own keys.", "AsMain"]],
  screenReader: "Announces nothing itself; with `asChild` it is your `main`, `header` or `footer`.",
} satisfies Manual;
