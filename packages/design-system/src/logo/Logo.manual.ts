// What the manual says about Logo: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["brand", "mark"],
  use: [
    "Once a page, in the navigation bar, with the name that the environment configures.",
    "The mark alone where the name stands beside it anyway.",
  ],
  avoid: [
    "Decoration: BadgePicture.",
    "Another colour: the slot is the accent's, the rest is ink, so it works in every theme and brand.",
  ],
  anatomy: [
    ["Mark", "A badge with band, slot and two lines: 20, 28 or 40 px high.", "logo"],
    ["Name", "Beside the mark, weight 600."],
  ],
  keyboard: [["Tab", "Passes by, unless a link is around it.", "Sizes"]],
  screenReader:
    "The name is read as text, the mark is hidden. A mark alone in a link needs a name on the link.",
} satisfies Manual;
