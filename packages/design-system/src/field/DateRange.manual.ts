// What the manual says about DateRange: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["date range picker", "period"],
  since: "0.2.0",
  use: [
    "Two days that belong together: the days of a report, when an offer holds. `presets` for the spans that most people want.",
  ],
  avoid: ["One day: DateField.", "A length of time without days: Select."],
  anatomy: [
    ["Legend", "Names both days together."],
    [
      "First day, last day",
      "The browser’s own date inputs; on a narrow screen one below the other.",
      "date-range",
    ],
    ["Presets", "Spans that a press sets; the one that is set is marked.", "date-range-preset"],
    ["Error", "Below both: it is about the span.", "field-error"],
    ["Hint", "Below the error.", "field-hint"],
  ],
  keyboard: [
    [
      "Tab",
      "Goes through day, month, year and calendar of the first day, then of the last, then through the presets.",
      "WithPresets",
    ],
    ["Up, Down, 0–9", "Change the part that has the focus, as in DateField.", "WithPresets"],
    ["Enter, Space", "On a preset: set both days.", "WithPresets"],
  ],
  screenReader:
    "A group named by the legend; error and hint are read on entering it. The days are named by `texts`; a preset says whether it is set. An end before the start is not refused while somebody types: when the group is left, the two change places.",
} satisfies Manual;
