// What the manual says about Breadcrumbs: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["trail", "path"],
  since: "0.2.0",
  use: ["Pages two or more levels below the top, above the page title."],
  avoid: [
    "A single parent level: use the back link of PageTitle.",
    "Steps of a task: use Stepper.",
    "The pages somebody visited before: that is the browser's history.",
  ],
  anatomy: [
    ["Navigation", "14 px, muted; wraps onto further lines.", "breadcrumbs"],
    ["Item", "A link, followed by an arrow; a long name is cut off with “…”.", "breadcrumb"],
    ["Current page", "The last item, in full ink and without a link."],
  ],
  keyboard: [
    ["Tab", "Moves through the links; the current page is not a tab stop.", "ByKeyboard"],
    ["Enter", "Follows the link.", "ByKeyboard"],
  ],
  screenReader:
    "A navigation landmark named by `label`, with a list of links; the last item is marked as the current page. The arrows are hidden.",
} satisfies Manual;
