// What the manual says about RouteProgress: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["top loader", "page loading"],
  use: ["Once, in the application's shell, while the next page is on its way."],
  avoid: [
    "Anything inside of a page.",
    "Together with skeletons of the same page: one sign of waiting at a time.",
  ],
  anatomy: [
    ["Line", "2 px at the window's top, above everything.", "route-progress"],
    ["Bar", "The accent, sliding; it fills the line and stands still under reduced motion."],
  ],
  keyboard: [
    ["Tab", "Passes by: it takes no focus, so what is typed still reaches the old page.", "Active"],
  ],
  screenReader:
    "A progress element named by `label` while it is there. The new page's title is what should be announced.",
} satisfies Manual;
