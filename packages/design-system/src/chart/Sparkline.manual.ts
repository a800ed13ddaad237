// What the manual says about Sparkline: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["mini chart", "trend line"],
  since: "0.2.0",
  use: ["The trend of a figure, below a Stat or in a table row: rising, falling or stable."],
  avoid: [
    "Reading values: use ChartFrame.",
    "Comparing several lines: each is scaled to its own height.",
    "Fewer than four values: use words.",
  ],
  anatomy: [
    [
      "Line",
      "From the lowest to the highest value; interrupted where a value is missing.",
      "sparkline",
    ],
    ["Dot", "Marks the last value."],
  ],
  keyboard: [["Tab", "Not a tab stop: it is an image.", "Hues"]],
  screenReader:
    "An image named by `label`, which should state what the line shows. In right-to-left text, time runs to the left.",
} satisfies Manual;
