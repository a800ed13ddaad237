// What the manual says about Card: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["tile", "teaser"],
  use: ["An app wherever several are to choose from: your apps, the store, the review queue."],
  avoid: [
    "One app's own page: PageTitle with the variant `single`.",
    "Things that are not apps. Builds and accounts are rows of a DataTable.",
    "More than three labels: the fourth wraps, and nobody reads it.",
  ],
  anatomy: [
    ["Band", "The app's hue with the punched slot: the badge.", "badge-band"],
    ["Banner", "16 by 9. Missing or broken, the default badge stands in its hue.", "card-banner"],
    ["Menu entry", "Where companies will find the app; one line."],
    ["Name", "The heading and the link; two lines at most."],
    ["Description", "Two lines at most."],
    ["Labels", "How the newest build stands and who may see it."],
    ["Price", "Formatted by the caller, at the end of the labels' line."],
  ],
  keyboard: [
    ["Tab", "One stop for the whole card; the ring goes around the card.", "ByKeyboard"],
    ["Enter", "Follows the link.", "ByKeyboard"],
  ],
  screenReader:
    "An article with a heading of level 2 or 3; the heading holds the one link, named by the app alone. Banner and band are not read.",
} satisfies Manual;
