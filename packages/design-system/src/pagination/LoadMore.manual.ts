// What the manual says about LoadMore: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["infinite scroll", "show more"],
  since: "0.2.0",
  use: [
    "A list that the server returns in parts, each starting after the last: below a grid of cards, or as the `foot` of a DataTable.",
  ],
  avoid: [
    "Lists in which people go back or return to a position: use Pagination.",
    "Loading automatically at the end of the page: content below the list could never be reached.",
  ],
  anatomy: [
    ["Frame", "One line; on a phone the button wraps below if both do not fit.", "load-more"],
    ["Count", "The number of items shown, muted. It takes the focus when the button disappears."],
    ["Error", "Beside the button, which retries."],
    ["Button", "Busy while more items are loading; hidden when there are no more."],
  ],
  keyboard: [
    ["Tab", "Moves to the button.", "KeepsTheFocusToTheEnd"],
    ["Enter, Space", "Loads more items; the focus stays.", "KeepsTheFocusToTheEnd"],
  ],
  screenReader:
    "While loading, `texts.busy` is announced, then the new count, `texts.count`; an `error` immediately.",
} satisfies Manual;
