// What the manual says about DateField: when to use it, its parts, its keys, and what a screen reader says.
import { error, hint, requiredMark } from "../foundations/field-anatomy.ts";
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["date picker", "calendar"],
  use: [
    "A calendar day: available from, expires on. Give `min` and `max` where only some days make sense.",
  ],
  avoid: [
    "A span of time, such as a contract length: Select.",
    "A moment in the past that is only shown: text, in the reader's format.",
  ],
  anatomy: [
    [
      "Label",
      "Above the control; names the thing and moves the focus into it when pressed. With `labelHidden` only screen readers have it.",
    ],
    requiredMark,
    [
      "Control",
      "The browser's own date input: day, month and year in the reader's order, and a calendar behind the icon.",
      "control",
    ],
    error,
    hint,
  ],
  keyboard: [
    ["Tab", "Goes through day, month, year and the calendar's button.", "Filled"],
    ["Up, Down", "Change the part that has the focus.", "Filled"],
    ["0–9", "Fill the part and go to the next.", "Filled"],
    [
      "Alt+Down, Space",
      "Open the calendar, where the browser has one: Space on its button.",
      "Filled",
    ],
    ["Escape", "Closes the calendar.", "Filled"],
  ],
  screenReader:
    "The label is the control's name. Error and hint are its description, error first; `aria-invalid` and `aria-required` say the rest. Each part of the date is read by the browser, in its language.",
} satisfies Manual;
