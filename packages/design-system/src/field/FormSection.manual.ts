// What the manual says about FormSection: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["fieldset", "form group"],
  use: [
    "Long forms, one section per subject: general data, files, price.",
    "A section that is the target of a link: set its `id`.",
  ],
  avoid: [
    "A form with a few fields: use a heading above them.",
    "Cards on a page that only contains the form: hairlines separate its sections. Use `card` if the page has other content beside the form.",
  ],
  anatomy: [
    [
      "Title",
      "Beside the fields if the section is at least 720 px wide, otherwise above them; always above them in a card, at 20 px.",
      "form-section",
    ],
    ["Text", "The purpose of the section, in one or two sentences."],
    ["Aside", "A badge with the number of problems, or a link."],
    ["Fields", "24 px apart."],
  ],
  keyboard: [["Tab", "Skips the title and moves through the fields in order.", "ByKeyboard"]],
  screenReader:
    "A region named by its title, a heading of level 2 or 3, so that people can jump to it.",
} satisfies Manual;
