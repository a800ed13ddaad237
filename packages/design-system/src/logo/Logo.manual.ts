// What the manual says about Logo: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["brand", "mark"],
  use: [
    "Once per page, in the navigation bar, with the name configured in the environment.",
    "The mark alone, where the name is already beside it.",
  ],
  avoid: [
    "Decoration: use BadgePicture.",
    "Other colours: the slot has the accent colour and the rest is ink, so it works in every theme and brand.",
  ],
  anatomy: [
    ["Mark", "A badge with band, slot and two lines: 20, 28 or 40 px high.", "logo"],
    ["Name", "Beside the mark, weight 600."],
  ],
  keyboard: [["Tab", "Not a tab stop, unless it is in a link.", "Sizes"]],
  screenReader:
    "The name is read as text, the mark is hidden. If a link contains only the mark, name the link.",
} satisfies Manual;
