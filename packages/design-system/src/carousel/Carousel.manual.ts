// What the manual says about Carousel: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["slider", "slideshow", "gallery"],
  use: ["The screenshots of an app: up to six pictures of one kind."],
  avoid: [
    "What has to be seen: most people look at the first picture only.",
    "News or offers that turn by themselves: it never moves on its own, on purpose.",
  ],
  anatomy: [
    [
      "Picture",
      "One in sight in a place of 16 by 10; it follows the finger. Its frame has its own shape: nothing is cut off.",
      "carousel-viewport",
    ],
    [
      "Back and next",
      "Beside the picture, on a phone beside the strip: they cover nothing. At an end the button is off and keeps the focus.",
    ],
    ["Strip", "Small pictures, each a button; the one in sight has the accent's frame."],
    ["Text for none", "`emptyText` in the place of the picture; without it nothing shows."],
  ],
  keyboard: [
    ["Tab", "Goes through back, next and the strip.", "ByKeyboard"],
    [
      "Right, Left",
      "On any of its buttons: the next or previous picture. In right-to-left the two change sides.",
      "ByKeyboard",
    ],
    ["Home, End", "The first and the last picture.", "ByKeyboard"],
    ["Enter, Space", "Press the button that has the focus.", "ByKeyboard"],
  ],
  screenReader:
    "A region named by `label`. Each picture is read with its place (`slideLabel`); the ones out of sight are hidden, and the strip marks the current one.",
} satisfies Manual;
