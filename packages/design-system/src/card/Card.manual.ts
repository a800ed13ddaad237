// What the manual says about Card: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["tile", "teaser"],
  use: ["An app wherever several are to choose from: your apps, the store, the review queue."],
  avoid: [
    "One app's own page: PageTitle with the variant `single`.",
    "Things that are not apps. Builds and accounts are rows of a DataTable.",
    "More than three labels that show: the fourth wraps, and nobody reads it.",
  ],
  anatomy: [
    ["Band", "The app's hue with the punched slot: the badge.", "badge-band"],
    ["Banner", "16 by 7. Missing or broken, the default badge stands in its hue.", "card-banner"],
    [
      "Labels",
      "How the newest build stands: a dot and a word. One with an icon, such as a lock, stands at the end of the line; what goes without saying is `silent`.",
      "card-label",
    ],
    ["Name", "The heading and the link; two lines at most."],
    ["Menu entry", "Where companies will find the app; one line."],
    ["Description", "Two lines, kept also where there are no words yet, so that rows stand even."],
    ["Foot", "Price, formatted by the caller; at its end version and date.", "card-foot"],
    ["Strap", "What it hangs on; under the pointer the badge drops 2 px.", "strap"],
  ],
  keyboard: [
    ["Tab", "One stop for the whole card; the ring goes around the card.", "ByKeyboard"],
    ["Enter", "Follows the link.", "ByKeyboard"],
  ],
  screenReader:
    "An article with a heading of level 2 or 3; the heading holds the one link, named by the app alone. Banner and band are not read.",
} satisfies Manual;
