// What the manual says about PageNumbers: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["pager"],
  since: "0.2.0",
  use: ["A list of a known and small number of pages that people jump about in."],
  avoid: [
    "A list that grows while people read it, or that nobody counts: Pagination.",
    "Two pages: show all on one.",
  ],
  anatomy: [
    ["Frame", "A landmark of navigation, named by `label`.", "page-numbers"],
    ["Previous, next", "Off at the ends, and still in reach of the keyboard."],
    [
      "Number",
      "The first, the last, this one and its neighbours; seven places, so that next stays under the pointer.",
      "page-number",
    ],
    ["Gap", "Three dots for those between; not a button."],
  ],
  keyboard: [
    ["Tab", "Goes from button to button.", "ToTheEnd"],
    ["Enter, Space", "Shows the page; the focus stays on its number.", "ToTheEnd"],
  ],
  screenReader:
    "A navigation named by `label` with a list of numbers, each named by `texts.page`; the one that is shown says so (`aria-current`).",
} satisfies Manual;
