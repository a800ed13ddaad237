// What the manual says about PageNumbers: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["pager"],
  since: "0.2.0",
  use: ["Lists with a known, small number of pages between which people jump."],
  avoid: [
    "Lists that change while being read, or whose length is unknown: use Pagination.",
    "Two pages: show everything on one.",
  ],
  anatomy: [
    ["Frame", "A navigation landmark, named by `label`.", "page-numbers"],
    ["Previous, next", "Unavailable at the ends, but still focusable."],
    [
      "Number",
      "The first, the last, the current and the adjacent pages; seven positions, or all pages if fewer, so that next stays under the pointer.",
      "page-number",
    ],
    ["Gap", "Three dots for the pages in between; not a button."],
  ],
  keyboard: [
    ["Tab", "Moves from button to button.", "ToTheEnd"],
    ["Enter, Space", "Shows the page; the focus stays on its number.", "ToTheEnd"],
  ],
  screenReader:
    "A navigation named by `label`, with a list of numbers, each named by `texts.page`; the current one is marked (`aria-current`).",
} satisfies Manual;
