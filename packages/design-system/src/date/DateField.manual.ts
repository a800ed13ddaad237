// What the manual says about DateField: when to use it, its parts, its keys, and what a screen reader says.
import { error, hint, requiredMark } from "../foundations/field-anatomy.ts";
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["date picker", "calendar"],
  use: ["A calendar day: available from, expires on. Set `min` and `max` to limit the days."],
  avoid: [
    "A duration, such as a contract length: use Select.",
    "A past date that is only displayed: use text in the reader's format.",
  ],
  anatomy: [
    [
      "Label",
      "Above the control; names it and focuses it when clicked. With `labelHidden`, it is for screen readers only.",
    ],
    requiredMark,
    [
      "Control",
      "The browser's date input: day, month and year in the reader's order, and a calendar behind the icon.",
      "control",
    ],
    error,
    hint,
  ],
  keyboard: [
    ["Tab", "Moves through day, month, year and the calendar button.", "Filled"],
    ["Up, Down", "Changes the focused part.", "Filled"],
    ["0–9", "Fills in the focused part and moves to the next.", "Filled"],
    [
      "Alt+Down, Space",
      "Opens the calendar, if the browser has one; Space works on its button.",
      "Filled",
    ],
    ["Escape", "Closes the calendar.", "Filled"],
  ],
  screenReader:
    "The label names the control; error, then hint, describe it; `aria-invalid` and `aria-required` are set. The browser announces each part of the date in its own language.",
} satisfies Manual;
