// What the manual says about Avatar: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["profile picture", "user picture"],
  use: [
    "A person who signed in, in the navigation bar and its menu.",
    "An author beside what they wrote, where a face helps to find them again.",
  ],
  avoid: [
    "An app: that has an icon, and ImageField to choose it.",
    "A company: a mark in a circle is cut at its corners.",
  ],
  anatomy: [
    [
      "Frame",
      "A circle of 24, 32 or 96 px with a hairline, so that a white picture keeps its edge.",
      "avatar",
    ],
    ["Picture", "Fills the circle and is cut at the edges, never squeezed."],
    [
      "Default picture",
      "The initials in muted ink, when there is no picture or it cannot be loaded; head and shoulders where there is no name either.",
    ],
  ],
  keyboard: [
    [
      "Tab",
      "Passes by: there is nothing to press. Put it inside of a button or link to make it one.",
      "OwnPicture",
    ],
  ],
  screenReader:
    "`name` is the text of the picture. Give it an empty text where the name stands beside the picture, or it is read twice.",
} satisfies Manual;
