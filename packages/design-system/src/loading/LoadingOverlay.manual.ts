// What the manual says about LoadingOverlay: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["spinner", "loader"],
  use: ["While nothing else may be done: signing in, paying, waiting for the host application."],
  avoid: [
    "Loading a list or a page: Skeleton.",
    "Saving a form: a busy Button.",
    "Less than half a second: what flashes unsettles.",
  ],
  anatomy: [
    ["Scrim", "Covers the window and takes every click.", "loading-overlay"],
    ["Panel", "A ring and the words, in the middle.", "spinner"],
  ],
  keyboard: [
    [
      "Tab",
      "Is not held back: put `inert` on the page below when it must not be reached.",
      "Visible",
    ],
  ],
  screenReader:
    "A status that is announced politely when it appears. Keep it mounted and change `visible`: a region that arrives together with its text is often not read.",
} satisfies Manual;
