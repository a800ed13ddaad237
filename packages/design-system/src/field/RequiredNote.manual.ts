// What the manual says about RequiredNote: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["asterisk", "mandatory"],
  use: [
    "Once in every form with a `required` field: before the first field, or at the end of the form's heading line.",
    'Not in forms in which every field is required, such as a login: set `required="unmarked"` on their fields.',
  ],
  avoid: [
    "A word beside each label: an asterisk explained once is enough.",
    "A form without required fields.",
  ],
  anatomy: [
    ["Asterisk", "The same asterisk as beside the labels."],
    ["Text", "12 px, muted: “Required”.", "required-note"],
  ],
  keyboard: [["Tab", "Not a tab stop.", "BeforeTheFirstField"]],
  screenReader: "Hidden: each field announces that it is required.",
} satisfies Manual;
