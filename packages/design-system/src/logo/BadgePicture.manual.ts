// What the manual says about BadgePicture: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["illustration", "placeholder picture"],
  use: [
    "The landing's picture, an app's default icon and banner.",
    "`empty` in empty states: a badge that nobody has written on yet.",
  ],
  avoid: [
    "Decoration beside text that it adds nothing to.",
    "A hue as a message: hues tell badges apart, tones say how something stands.",
  ],
  anatomy: [
    [
      "Lanyard",
      "Two straps and a clasp, in ink and paper. Size the picture by class: 3 wide to 4 high.",
    ],
    ["Band", "The hue, with the punched slot.", "badge-picture"],
    ["Picture and lines", "The soft hue and ink; dashed outlines when `empty`."],
  ],
  keyboard: [["Tab", "Not a tab stop: it is an image.", "Hues"]],
  screenReader: "Hidden: the words beside it say what it stands for.",
} satisfies Manual;
