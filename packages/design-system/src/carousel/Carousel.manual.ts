// What the manual says about Carousel: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["slider", "slideshow", "gallery"],
  use: ["The screenshots of an app: up to six pictures of the same kind."],
  avoid: [
    "Content that everybody has to see: most people only look at the first picture.",
    "News or offers that rotate automatically: the carousel deliberately never moves by itself.",
  ],
  anatomy: [
    [
      "Picture",
      "One visible at a time, in a 16:10 area; it follows a swipe. The frame has the picture's own aspect ratio, so nothing is cropped.",
      "carousel-viewport",
    ],
    [
      "Previous and next",
      "Beside the picture, on a phone beside the thumbnails, so they cover nothing. At either end the button is unavailable but keeps the focus.",
    ],
    ["Thumbnails", "A row of buttons; the current one has an accent frame."],
    [
      "Empty text",
      "`emptyText` instead of a picture; without it an empty carousel is not rendered.",
    ],
  ],
  keyboard: [
    ["Tab", "Moves through previous, next and the thumbnails.", "ByKeyboard"],
    [
      "Right, Left",
      "On any of its buttons: shows the next or previous picture. Reversed in right-to-left text.",
      "ByKeyboard",
    ],
    ["Home, End", "Shows the first or last picture.", "ByKeyboard"],
    ["Enter, Space", "Activates the focused button.", "ByKeyboard"],
  ],
  screenReader:
    "A region named by `label`. Each picture is announced with its position (`slideLabel`); the others are hidden, and the current thumbnail is marked.",
} satisfies Manual;
