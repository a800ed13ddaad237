// What the manual says about TextButton: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["inline button", "plain button"],
  use: [
    "A small thing to do that belongs to a field or a sentence: a forgotten password, taking a removal back.",
  ],
  avoid: [
    "What a view is for: Button.",
    "Going somewhere: write a link.",
    "Several in a row: Button with `quiet`, or Menu.",
  ],
  anatomy: [
    [
      "Words",
      "As large as the text around them, in the accent with a line below. They begin on the edge of what stands above; the target is 40 px high.",
      "text-button",
    ],
  ],
  keyboard: [
    ["Tab", "Reaches it.", "FocusVisible"],
    ["Enter, Space", "Press it.", "FocusVisible"],
  ],
  screenReader: "A button, not a link: it is listed among the buttons, under its words.",
} satisfies Manual;
