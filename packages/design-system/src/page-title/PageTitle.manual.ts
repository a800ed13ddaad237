// What the manual says about PageTitle: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["page header", "title bar"],
  use: [
    "Once per page: it contains the only h1.",
    "Lists and settings (`default`, `button`), a product (`single`), an item being edited (`dev`), or the same above a long form (`dev-update`), where the actions stay visible: in the bar from 1,200 px, below that at the bottom of the window.",
  ],
  avoid: [
    "Sections within a page: use a heading or FormSection.",
    "More than two buttons: move the others into `more`.",
    "Decisions that only some people may make: use AdminToolbar, above it.",
  ],
  anatomy: [
    ["Back link", "Leads to the parent page and shows its name."],
    [
      "Title",
      "28 px; 20 px on one line beside the icon of an item being edited, where a press shows the full text.",
      "page-title",
    ],
    ["Subtitle", "Version and last save, or the purpose of the page."],
    ["Labels", "The state."],
    [
      "Product badge",
      "Band with slot, icon, details and screenshots (`single`); with `banner`, the front of the badge: banner, icon and price, for a column or a whole page.",
      "product-badge",
    ],
    ["Notice", "What the owner should know first: in review, hidden, rejected.", "notice"],
    [
      "Actions",
      "Main action last, with the reason if it is unavailable (`dev`, `dev-update`).",
      "button",
    ],
    [
      "State",
      "Whether the changes are saved, beside the actions (`dev`, `dev-update`).",
      "work-actions",
    ],
    ["Three dots", "Rarely used actions: `more` (`single`, `dev`, `dev-update`).", "icon-button"],
  ],
  keyboard: [
    ["Tab", "Moves through back link, actions and screenshots.", "ByKeyboard"],
    ["Enter, Space", "Activates a button; Enter also follows the back link.", "ByKeyboard"],
    [
      "Right, Left",
      "On a button of the screenshots: shows the next or previous one.",
      "ByKeyboard",
    ],
  ],
  screenReader:
    "A heading of level 1 by default. `actionsHint` describes the main action; `busyLabel` is announced politely.",
} satisfies Manual;
