// What the manual says about Pagination: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["pager", "previous and next"],
  since: "0.2.0",
  use: [
    "A list that the server hands out from a key on, and whose length it does not count: the foot of a DataTable, a log.",
    "With links, where every page has an address.",
  ],
  avoid: [
    "A few pages of a known number: PageNumbers.",
    "People read on and never back: LoadMore.",
  ],
  anatomy: [
    ["Frame", "A landmark of navigation, named by `label`.", "pagination"],
    ["Summary", "At the start: which part this is, and what is known of the whole."],
    [
      "Previous, next",
      "At the end; off at the ends of the list, and still in reach of the keyboard.",
    ],
  ],
  keyboard: [
    ["Tab", "Goes to previous, then to next.", "InTheMiddle"],
    ["Enter, Space", "Goes to that page; the focus stays on the button.", "InTheMiddle"],
  ],
  screenReader:
    "A navigation named by `label`. The `summary` is announced when it changes, so it says that the page has come. At an end its button says that it is unavailable.",
} satisfies Manual;
