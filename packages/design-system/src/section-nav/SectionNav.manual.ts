// What the manual says about SectionNav: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["table of contents", "scrollspy", "anchor navigation"],
  since: "0.2.0",
  use: [
    "A page of several screens: a guide, a long form, terms.",
    "`strip` on a phone for a few short titles, `disclosure` for many or long ones.",
  ],
  avoid: ["Other pages: NavBar.", "Views of which one shows: Tabs.", "Steps in an order: Stepper."],
  anatomy: [
    [
      "Navigation",
      'Beside the page from 992 px on. It stays in sight when you make it sticky below your bar: `className="sticky top-6"`.',
      "section-nav",
    ],
    ["Link", "The section in view is in ink, on the accent’s line.", "section-link"],
    ["Mark", "At the end of a link in the column: how far its section is."],
    ["Strip", "On a phone: one line that scrolls sideways by itself.", "section-strip"],
    ["Disclosure", "On a phone, in its place: a Disclosure that closes when a section was chosen."],
  ],
  keyboard: [
    ["Tab", "Goes from section to section.", "ByKeyboard"],
    ["Enter", "Goes to the section.", "ByKeyboard"],
    ["Enter, Space", "On the disclosure: open and close it.", "AsDisclosure"],
  ],
  screenReader:
    "A navigation named by `label`. The section in view is the current location; scrolling is not announced. Sections keep `scroll-margin` for a bar above them.",
} satisfies Manual;
