// What the manual says about BadgePicture: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["illustration", "placeholder picture"],
  use: [
    "The picture of the landing page, and an app's default icon and banner.",
    "Empty states, with `empty`: a blank badge.",
  ],
  avoid: [
    "Decoration beside text that it does not add to.",
    "Conveying meaning by hue: hues tell badges apart, tones show a state.",
  ],
  anatomy: [
    [
      "Lanyard",
      "Two straps and a clasp, in ink and paper. Set the size of the picture with a class, in a ratio of 3:4.",
    ],
    ["Band", "The hue, with the punched slot.", "badge-picture"],
    ["Picture and lines", "The soft hue and ink; dashed outlines if `empty`."],
  ],
  keyboard: [["Tab", "Not a tab stop: it is an image.", "Hues"]],
  screenReader: "Hidden: the text beside it conveys the meaning.",
} satisfies Manual;
