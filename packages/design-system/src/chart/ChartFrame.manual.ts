// What the manual says about ChartFrame: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["chart", "graph", "line chart", "bar chart"],
  since: "0.2.0",
  use: [
    "Changes over time (`lines`) or comparing amounts (`bars`); up to four series.",
    "A question that a chart answers faster than a table.",
  ],
  avoid: [
    "One line beside a figure: use Sparkline.",
    "Shares of a whole, maps, thousands of points: use a charting library.",
    "Exact values only: use DataTable.",
  ],
  anatomy: [
    ["Title", "What the chart counts.", "chart-frame"],
    [
      "Legend",
      "For two or more series: their colours and different dash patterns.",
      "chart-legend",
    ],
    [
      "Plot",
      "Starts at zero; round numbers at the side, names below, fewer of them where space is limited.",
      "chart-plot",
    ],
    ["Table", "The same figures, in a Disclosure.", "chart-table"],
  ],
  keyboard: [
    [
      "Tab",
      "Moves to “Figures as a table”, then to the table, which scrolls with the arrow keys.",
      "AsATable",
    ],
    ["Enter, Space", "Opens or closes the table.", "AsATable"],
  ],
  screenReader:
    "A figure with its title; the plot is an image named by `summary`, which should state what the chart shows. The table contains every value. In forced colours, lines differ by dash pattern and bars by fill.",
} satisfies Manual;
