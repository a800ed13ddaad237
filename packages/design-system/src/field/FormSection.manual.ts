// What the manual says about FormSection: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["fieldset", "form group"],
  use: [
    "A long form, one block a subject: general data, files, price.",
    "A block that something links to: give it an `id`.",
  ],
  avoid: [
    "A form of a few fields: a heading above them is enough.",
    "A card around each block that has the page for itself: hairlines part them. `card` is for a form with something beside it.",
  ],
  anatomy: [
    [
      "Title",
      "Beside the fields from 720 px of own width, above them below that and in a card, where it has 20 px.",
      "form-section",
    ],
    ["Text", "What the block is for; a sentence or two."],
    ["Aside", "A badge that counts the problems, or a link."],
    ["Fields", "24 px apart."],
  ],
  keyboard: [["Tab", "Passes by the title and goes through the fields in order.", "ByKeyboard"]],
  screenReader:
    "A region named by its title, so that it can be jumped to; the title is a heading of level 2 or 3.",
} satisfies Manual;
