// What the manual says about ListItem: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["list row", "feed item"],
  since: "0.2.0",
  use: [
    "Messages, requests, results of a search: things to open one after the other.",
    "Within a `ul` of yours, which draws the frame and the lines between the rows.",
  ],
  avoid: [
    "Values to compare: DataTable.",
    "Products: Card.",
    "What happened, in order of time and nothing to open: Timeline.",
  ],
  anatomy: [
    ["Row", "As high as its words; the whole row follows the link.", "item"],
    ["Dot", "Not read yet, before the row; the title is then semibold.", "unread-dot"],
    ["Picture", "An Avatar or an icon."],
    ["Title", "What it is; the link’s name."],
    ["Text, meta", "A sentence below; when or how much at the end of the first line."],
    ["Actions", "Buttons above the link: pressing them does not follow it."],
  ],
  keyboard: [
    ["Tab", "The link, then the actions.", "ByPointerAndKeyboard"],
    ["Enter", "Follows the link.", "ByPointerAndKeyboard"],
  ],
  screenReader:
    "An item of your list. `unread` is said before the title, so that the dot is not only seen.",
} satisfies Manual;
