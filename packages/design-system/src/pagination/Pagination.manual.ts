// What the manual says about Pagination: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["pager", "previous and next"],
  since: "0.2.0",
  use: [
    "A list with cursor-based pages whose length the server does not count: the foot of a DataTable, a log.",
    "Pages with URLs of their own, with links.",
  ],
  avoid: [
    "A small, known number of pages: use PageNumbers.",
    "Lists that people only read forwards: use LoadMore.",
  ],
  anatomy: [
    ["Frame", "A navigation landmark, named by `label`.", "pagination"],
    ["Summary", "At the start: the current range, and what is known of the total."],
    ["Previous, next", "At the end; unavailable at the ends of the list, but still focusable."],
  ],
  keyboard: [
    ["Tab", "Moves to previous, then to next.", "InTheMiddle"],
    ["Enter, Space", "Goes to that page; the focus stays on the button.", "InTheMiddle"],
  ],
  screenReader:
    "A navigation named by `label`. The `summary` is announced when it changes, which tells that the page has loaded. At either end, the button is announced as unavailable.",
} satisfies Manual;
