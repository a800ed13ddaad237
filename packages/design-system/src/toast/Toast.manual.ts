// What the manual says about Toast: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["snackbar", "notification", "flash message"],
  use: [
    "The result of an action: saved, sent.",
    "An error that belongs to no field; several problems are listed one per line.",
  ],
  avoid: [
    "Questions that require an answer: use Modal.",
    "A lasting state: use Notice.",
    "Information that people need later, if it is shown nowhere else.",
  ],
  anatomy: [
    [
      "Region",
      "At the bottom of the page, or where it covers no focused field and no dialog button; oldest on top, identical messages only once.",
      "toast-region",
    ],
    ["Message", "Tone icon, title, one text or a list, and an optional action.", "toast"],
    [
      "Close",
      "A cross without a tooltip, as in every dialog; on a phone, swiping down also closes the message.",
      "close-button",
    ],
    [
      "Time",
      "4.5 seconds; paused while the pointer or the focus is on the message, or another window is active.",
    ],
  ],
  keyboard: [
    ["F8", "Moves to the messages, from anywhere, if there are any.", "ByKeyboard"],
    ["Tab", "Moves through the actions and close buttons.", "ByKeyboard"],
    ["Enter, Space", "Closes the message.", "ClosedByKeys"],
    [
      "Escape",
      "Closes the focused message; after the last one, the focus returns to the previous element.",
      "ByKeyboard",
    ],
  ],
  screenReader:
    "Each message is announced once: errors immediately, others politely. The region is named by `regionLabel` and can be reached.",
} satisfies Manual;
