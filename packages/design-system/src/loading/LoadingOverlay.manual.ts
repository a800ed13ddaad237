// What the manual says about LoadingOverlay: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["spinner", "loader"],
  use: [
    "Work during which nothing else is possible: signing in, paying, waiting for the host application.",
  ],
  avoid: [
    "Loading a list or a page: use Skeleton.",
    "Saving a form: use a busy Button.",
    "Less than half a second: a brief flash is distracting.",
  ],
  anatomy: [
    ["Scrim", "Covers the window and blocks clicks.", "loading-overlay"],
    ["Panel", "A spinner and a text, in the middle.", "spinner"],
  ],
  keyboard: [
    [
      "Tab",
      "Still moves through the page below: set `inert` on the page to prevent that.",
      "Visible",
    ],
  ],
  screenReader:
    "A status that is announced politely when it appears. Keep it mounted and toggle `visible`: a live region inserted together with its text is often not announced.",
} satisfies Manual;
