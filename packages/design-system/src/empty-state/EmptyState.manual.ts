// What the manual says about EmptyState: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["blank slate", "no results", "zero state"],
  use: [
    "A list, a search or a page without content yet: say what will appear here and offer the first step.",
    "A page that does not exist, with a link back and `headingLevel` 1.",
  ],
  avoid: [
    "Loading content: use Skeleton.",
    "A failure: use Notice, with a retry button.",
    "A small gap inside a form: a line of muted text is enough.",
  ],
  anatomy: [
    ["Picture", "A picture of yours, if any."],
    ["Badge", "With `badge`, a large blank badge instead of the picture.", "strap"],
    ["Title", "What is missing, in three or four words."],
    ["Text", "One sentence: what to do, or what happens next."],
    ["Action", "One button or link, the primary action of the page."],
  ],
  keyboard: [["Tab", "Moves to the action, the only tab stop.", "ByKeyboard"]],
  screenReader:
    "A heading, a sentence and a button; the picture is hidden. It is not announced when it appears: after a search, use a live region beside the search field.",
} satisfies Manual;
