// What the manual says about ListItem: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["list row", "feed item"],
  since: "0.2.0",
  use: [
    "Messages, requests, search results: items that people open one after the other.",
    "Items of your own `ul`, which provides the frame and the lines between the rows.",
  ],
  avoid: [
    "Comparing values: use DataTable.",
    "Products: use Card.",
    "Past events that cannot be opened: use Timeline.",
  ],
  anatomy: [
    ["Row", "As high as its content; the whole row is clickable.", "item"],
    ["Dot", "Marks an unread item, before the row; the title is then semibold.", "unread-dot"],
    ["Picture", "An Avatar or an icon."],
    ["Title", "The title of the item and the name of the link."],
    ["Text, meta", "A sentence below the title; a time or an amount at the end of the first line."],
    ["Actions", "Buttons above the link: pressing them does not follow it."],
  ],
  keyboard: [
    ["Tab", "Moves to the link, then to the actions.", "ByPointerAndKeyboard"],
    ["Enter", "Follows the link.", "ByPointerAndKeyboard"],
  ],
  screenReader:
    "An item of your list. `unread` is read before the title, so that the dot is not only visual.",
} satisfies Manual;
