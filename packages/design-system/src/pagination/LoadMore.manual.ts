// What the manual says about LoadMore: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["infinite scroll", "show more"],
  since: "0.2.0",
  use: [
    "A list that the server hands out in parts, each from where the last one ended: below a grid of cards, or as the `foot` of a DataTable.",
  ],
  avoid: [
    "People go back and forth, or come back to a place: Pagination.",
    "Fetching at the end of the page without being asked: what stands below can then never be reached.",
  ],
  anatomy: [
    ["Frame", "One line; on a phone the button goes below when both do not fit.", "load-more"],
    ["Count", "How many stand there now, in muted ink. It takes the focus when the button leaves."],
    ["Error", "Beside the button, which tries again."],
    ["Button", "Busy while the next ones are on the way; gone after the last ones."],
  ],
  keyboard: [
    ["Tab", "Goes to the button.", "KeepsTheFocusToTheEnd"],
    [
      "Enter, Space",
      "Fetches the next ones; the focus stays where it is.",
      "KeepsTheFocusToTheEnd",
    ],
  ],
  screenReader:
    "While the next ones are on the way it says `texts.busy`, then the new count, `texts.shown`; an `error` at once.",
} satisfies Manual;
