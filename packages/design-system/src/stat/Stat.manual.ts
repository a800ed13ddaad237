// What the manual says about Stat: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["metric", "KPI", "number tile"],
  since: "0.2.0",
  use: ["One to four figures at the top of a page that somebody acts on."],
  avoid: [
    "Facts without a figure: FactsList.",
    "Figures to compare: DataTable, or ChartFrame.",
    "A change without its period: “more” than when?",
  ],
  anatomy: [
    ["Label", "What the figure means.", "stat"],
    ["Figure", "28 px, figures of one width; formatted by the page."],
    ["Change", "An arrow for its direction, words for its meaning, a tone for whether it is good."],
    ["Line", "A Sparkline, where the course matters."],
  ],
  keyboard: [["Tab", "Not a tab stop: it has no controls.", "Alone"]],
  screenReader:
    "Label, figure, change, in this order. The arrow is silent: `text` says the direction too.",
} satisfies Manual;
