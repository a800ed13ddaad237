// What the manual says about EmptyState: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["blank slate", "no results", "zero state"],
  use: [
    "A list, a search or a page in which there is nothing yet: say what will be here and give the first step.",
    "A page that does not exist, with the way back and `headingLevel` 1.",
  ],
  avoid: [
    "While it is being loaded: Skeleton.",
    "After a failure: Notice, with a button to try again.",
    "A small gap inside of a form: a line of muted text is enough.",
  ],
  anatomy: [
    ["Picture", "The badge that nobody has written on yet; `null` leaves it out.", "badge-picture"],
    ["Badge", "With `badge` a large blank one, in place of the picture.", "strap"],
    ["Title", "What is missing, in three or four words."],
    ["Text", "One sentence: what to do, or what happens next."],
    ["Action", "One button or link. It is the page's primary action."],
  ],
  keyboard: [["Tab", "Reaches the action, the only stop.", "ByKeyboard"]],
  screenReader:
    "A heading, a sentence, a button; the picture is hidden. It is not announced when it appears: after a search, put a live text beside the search field.",
} satisfies Manual;
