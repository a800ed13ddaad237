// What the manual says about RequiredNote: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["asterisk", "mandatory"],
  use: [
    "Once in every form that has a field with `required`: before its first field, or at the end of its heading's line.",
    'Not where everything is required, such as a login: there the fields are `required="unmarked"`, without asterisk and note.',
  ],
  avoid: [
    "A word beside each label: one asterisk, explained once, makes less noise.",
    "A form without a required field.",
  ],
  anatomy: [
    ["Asterisk", "The same as beside the labels."],
    ["Words", "12 px in muted ink: “Required”.", "required-note"],
  ],
  keyboard: [["Tab", "Passes by it.", "BeforeTheFirstField"]],
  screenReader: "Nothing: each field says itself that it is required.",
} satisfies Manual;
