// What the manual says about ChartFrame: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["chart", "graph", "line chart", "bar chart"],
  since: "0.2.0",
  use: [
    "`lines` for the course of time, `bars` for amounts beside each other; up to four of them.",
    "A question that a picture answers faster than a table.",
  ],
  avoid: [
    "One line beside a figure: Sparkline.",
    "Shares of a whole, maps, thousands of points: a library of charts.",
    "Exact values alone: DataTable.",
  ],
  anatomy: [
    ["Title", "What is counted.", "chart-frame"],
    ["Legend", "With more than one: colour, and dashes that differ.", "chart-legend"],
    [
      "Plot",
      "From zero; round numbers at the side, names below, fewer where room is short.",
      "chart-plot",
    ],
    ["Table", "The same figures, behind a Disclosure.", "chart-table"],
  ],
  keyboard: [
    [
      "Tab",
      "Reaches “Figures as a table”, then the table, which scrolls with the arrows.",
      "AsATable",
    ],
    ["Enter, Space", "Open and close the table.", "AsATable"],
  ],
  screenReader:
    "A figure with its title; the plot is a picture whose name is `summary`, so say what is to be seen. The table has every value. In forced colours lines differ by their dashes, bars by their filling.",
} satisfies Manual;
