// What the manual says about Toast: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["snackbar", "notification", "flash message"],
  use: [
    "The outcome of what was just done: saved, sent.",
    "An error that no field can show; several problems stand one a line.",
  ],
  avoid: [
    "What must be answered: Modal.",
    "What stays true: Notice.",
    "The only place of something that people need later.",
  ],
  anatomy: [
    [
      "Region",
      "At the bottom of the page, or where it covers no field in use and no button of a dialog; oldest on top, the same message shows once.",
      "toast-region",
    ],
    ["Message", "Icon of its tone, title, one text or a list.", "toast"],
    [
      "Close",
      "A cross, without a tooltip, as in every dialog; on a phone a swipe down does it too.",
      "close-button",
    ],
    [
      "Time",
      "4.5 seconds; it stands still while somebody points at it, has the focus in it, or looks at another window.",
    ],
  ],
  keyboard: [
    ["F8", "Goes to the messages, from anywhere.", "ByKeyboard"],
    ["Tab", "Goes through their close buttons.", "ByKeyboard"],
    ["Enter, Space", "Close the message.", "ClosedByKeys"],
    [
      "Escape",
      "Closes the message that has the focus; after the last, the focus goes back to where it came from.",
      "ByKeyboard",
    ],
  ],
  screenReader:
    "Each message is announced once: errors at once, the others when the reader pauses. The region is named by `regionLabel` and can be visited.",
} satisfies Manual;
