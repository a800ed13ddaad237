// What the manual says about RouteProgress: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["top loader", "page loading"],
  use: ["Once, in the application shell, while the next page is loading."],
  avoid: [
    "Anything within a page.",
    "Together with skeletons of the same page: show one loading indicator at a time.",
  ],
  anatomy: [
    ["Line", "2 px at the top of the window, above everything else.", "route-progress"],
    ["Bar", "Slides in the accent colour; with reduced motion it fills the line and stands still."],
  ],
  keyboard: [
    ["Tab", "Not a tab stop: it takes no focus, so typing still reaches the old page.", "Active"],
  ],
  screenReader:
    "A progress element named by `label`, while it is active. Announce the title of the new page yourself.",
} satisfies Manual;
