// What the manual says about Breadcrumbs: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["trail", "path"],
  since: "0.2.0",
  use: ["A page that lies two or more levels deep, above its title."],
  avoid: [
    "Only one level above: the link back of PageTitle.",
    "Steps of a task: Stepper.",
    "Where somebody came from: that is the browser’s own way back.",
  ],
  anatomy: [
    ["Navigation", "14 px, muted; goes on in the next line when it is full.", "breadcrumbs"],
    ["Place", "A link, and an arrow before the next; a long name ends in “…”.", "breadcrumb"],
    ["This page", "The last place, in ink, without a link."],
  ],
  keyboard: [
    ["Tab", "Goes from link to link; this page is skipped.", "ByKeyboard"],
    ["Enter", "Follows the link.", "ByKeyboard"],
  ],
  screenReader:
    "A navigation named by `label` with a list of links; the last one is the current page. Arrows are silent.",
} satisfies Manual;
