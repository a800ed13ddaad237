// What the manual says about PageTitle: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["page header", "title bar"],
  use: [
    "Once a page: it holds the only h1.",
    "`default` and `button` for lists and settings, `single` for one product, `dev` for what is worked on, `dev-update` above a long form, where its actions stay in sight: in the bar from 1,200 px, at the bottom of a narrower window.",
  ],
  avoid: [
    "Sections inside of a page: a heading or FormSection.",
    "More than two buttons: the rest goes into `more`.",
    "What only some may decide: AdminToolbar, above it.",
  ],
  anatomy: [
    ["Way back", "The page above, with its name."],
    [
      "Title",
      "28 px; 20 px and one line beside the icon of what is worked on; a press shows the rest of it.",
      "page-title",
    ],
    ["Line under it", "Version and last save, or what the page is for."],
    ["Labels", "How it stands."],
    [
      "Product's badge",
      "Band with slot, icon, details and screenshots (`single`); with `banner` its front: banner, icon, price, for a column or a whole page.",
      "product-badge",
    ],
    ["Notice", "What its owner should know first: in approval, hidden, rejected.", "notice"],
    [
      "Actions",
      "The main one last, with the reason when it is not possible (`dev`, `dev-update`).",
      "button",
    ],
    ["State", "Whether it is saved, beside the actions (`dev`, `dev-update`).", "work-actions"],
    ["Three dots", "What is done seldom: `more` (`single`, `dev`, `dev-update`).", "icon-button"],
  ],
  keyboard: [
    ["Tab", "Way back, actions, then the screenshots.", "ByKeyboard"],
    ["Enter, Space", "Press a button; Enter follows the way back.", "ByKeyboard"],
    ["Right, Left", "Turn the screenshots when one of their buttons has the focus.", "ByKeyboard"],
  ],
  screenReader:
    "A heading of level 1. `actionsHint` is the description of the main action; `busyLabel` is announced politely.",
} satisfies Manual;
