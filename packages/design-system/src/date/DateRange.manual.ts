// What the manual says about DateRange: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["date range picker", "period"],
  since: "0.2.0",
  use: [
    "A period: the days of a report, the duration of an offer. Use `presets` for common periods.",
  ],
  avoid: ["A single day: use DateField.", "A duration without dates: use Select."],
  anatomy: [
    ["Legend", "Names both dates together."],
    ["First day, last day", "The browser's date inputs; stacked on a narrow screen.", "date-range"],
    [
      "Presets",
      "Periods that can be set with one click; the current one is marked.",
      "date-range-preset",
    ],
    ["Error", "Below both dates, because it applies to the period.", "field-error"],
    ["Hint", "Below the error.", "field-hint"],
  ],
  keyboard: [
    [
      "Tab",
      "Moves through day, month, year and calendar of the first date, then of the last, then through the presets.",
      "WithPresets",
    ],
    ["Up, Down, 0–9", "Changes the focused part, as in DateField.", "WithPresets"],
    ["Enter, Space", "On a preset: sets both dates.", "WithPresets"],
  ],
  screenReader:
    "A group named by the legend; its error and hint are read on entering it. `texts` names the dates; a preset announces whether it is set. An end before the start is allowed while typing: the two dates are swapped when the focus leaves the group.",
} satisfies Manual;
