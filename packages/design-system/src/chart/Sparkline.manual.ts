// What the manual says about Sparkline: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["mini chart", "trend line"],
  since: "0.2.0",
  use: ["Below a Stat or in a row of a table: whether a figure rises, falls or stays."],
  avoid: [
    "Reading values: ChartFrame.",
    "Comparing several lines: each fills its own height.",
    "Fewer than four values: words say it better.",
  ],
  anatomy: [
    ["Line", "From the lowest value to the highest; breaks where a value is missing.", "sparkline"],
    ["Dot", "The last value."],
  ],
  keyboard: [["Tab", "Passes by: it is a picture.", "Hues"]],
  screenReader:
    "A picture whose name is `label`: say what the line shows. From right to left time goes to the left.",
} satisfies Manual;
