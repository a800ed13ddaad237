// What the manual says about Card: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["tile", "teaser"],
  use: ["An app in a list of apps: your apps, the store, the review queue."],
  avoid: [
    "The page of a single app: use PageTitle with the variant `single`.",
    "Items that are not apps: show builds and accounts as rows of a DataTable.",
    "More than three visible labels: the fourth wraps, and few people read it.",
  ],
  anatomy: [
    ["Band", "A band in the app's hue with the punched slot of a badge.", "badge-band"],
    [
      "Banner",
      "16:7. If it is missing or broken, a default badge in the app's hue is shown.",
      "card-banner",
    ],
    [
      "Labels",
      "The state of the newest build: a dot and a word. A label with an icon, such as a lock, is at the end of the line; a label that states the obvious is `silent`.",
      "card-label",
    ],
    ["Name", "The heading and the link; cut off after two lines."],
    ["Menu entry", "The name of the app's menu entry in the host application; one line."],
    ["Description", "Two lines, reserved even without a text, so that the cards in a row align."],
    ["Footer", "The price, formatted by the caller; version and date at the end.", "card-foot"],
    ["Strap", "The strap that the badge hangs on; on hover the badge drops by 2 px.", "strap"],
  ],
  keyboard: [
    [
      "Tab",
      "A single tab stop for the whole card; the focus ring surrounds the card.",
      "ByKeyboard",
    ],
    ["Enter", "Follows the link.", "ByKeyboard"],
  ],
  screenReader:
    "An article with a heading of level 2 or 3, which contains the only link, named by the app. Banner and band are hidden.",
} satisfies Manual;
