// What the manual says about SectionNav: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["table of contents", "scrollspy", "anchor navigation"],
  since: "0.2.0",
  use: [
    "A page of several screens: a guide, a long form, terms.",
    "A few short titles on a phone (`strip`), or many or long ones (`disclosure`).",
  ],
  avoid: [
    "Other pages: use NavBar.",
    "Views shown one at a time: use Tabs.",
    "Steps in an order: use Stepper.",
  ],
  anatomy: [
    [
      "Navigation",
      'Beside the page from 992 px. To keep it visible, make it sticky below your navigation bar: `className="sticky top-6"`.',
      "section-nav",
    ],
    ["Link", "The current section's link is in ink, with an accent line.", "section-link"],
    ["Mark", "At the end of a link in the column: the progress of its section."],
    ["Strip", "On a phone: one line that scrolls horizontally.", "section-strip"],
    [
      "Disclosure",
      "On a phone, as an alternative: a Disclosure that closes when a section is selected.",
    ],
  ],
  keyboard: [
    ["Tab", "Moves from section to section.", "ByKeyboard"],
    ["Enter", "Goes to the section.", "ByKeyboard"],
    ["Enter, Space", "On the disclosure: opens or closes it.", "AsDisclosure"],
  ],
  screenReader:
    "A navigation named by `label`. The current section is marked as the current location; scrolling is not announced. Set `scroll-margin` on the sections if there is a bar above them.",
} satisfies Manual;
