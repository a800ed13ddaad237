// What the manual says about Stat: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["metric", "KPI", "number tile"],
  since: "0.2.0",
  use: ["One to four figures at the top of a page that people act on."],
  avoid: [
    "Facts other than figures: use FactsList.",
    "Comparing figures: use DataTable or ChartFrame.",
    "A change without its period: “more” than when?",
  ],
  anatomy: [
    ["Label", "The meaning of the figure.", "stat"],
    ["Figure", "28 px, with tabular figures; formatted by the page."],
    [
      "Change",
      "An arrow for its direction, a text for its meaning, and a tone for whether it is good.",
    ],
    ["Line", "A Sparkline, if the trend matters."],
  ],
  keyboard: [["Tab", "Not a tab stop: it has no controls.", "Alone"]],
  screenReader:
    "Label, figure and change, in this order. The arrow is hidden, so `text` also has to state the direction.",
} satisfies Manual;
