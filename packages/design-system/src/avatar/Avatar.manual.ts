// What the manual says about Avatar: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["profile picture", "user picture"],
  use: [
    "A signed-in person, in the navigation bar and its menu.",
    "An author beside their content, where a face makes them easier to recognise.",
  ],
  avoid: [
    "Apps: use the app's icon, and ImageField to choose it.",
    "Companies: a circle cuts off the corners of a logo.",
  ],
  anatomy: [
    [
      "Frame",
      "A circle of 24, 32 or 96 px with a hairline border, so that the edge of a white picture stays visible.",
      "avatar",
    ],
    ["Picture", "Fills the circle; it is cropped at the edges, never distorted."],
    [
      "Default picture",
      "Muted initials if there is no picture or it fails to load; a head-and-shoulders icon if there is no name either.",
    ],
  ],
  keyboard: [
    [
      "Tab",
      "Not a tab stop. To make it interactive, put it inside a button or link.",
      "OwnPicture",
    ],
  ],
  screenReader:
    "`name` is the picture's text alternative. Set it to an empty string if the name is visible beside the picture, because it would be read twice.",
} satisfies Manual;
