// What the manual says about ImageField: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["image upload", "picture picker"],
  use: [
    "One picture that should be seen while it is chosen: `square` for an icon, `round` for a person, `wide` for a banner.",
  ],
  avoid: ["Several pictures: ScreenshotsField.", "A file that is not a picture: FileDrop."],
  anatomy: [
    [
      "Frame",
      "The shape in which the picture will be shown; dropping a file on the field works too.",
      "image-field",
    ],
    ["Choose or replace", "Looks like a button and is the file input."],
    [
      "Remove or undo",
      "Remove while there is a picture; undo after a removal, discard after a choice.",
    ],
    ["State in words", "“Not saved yet”, “goes when you save”."],
    ["Error and hint", "What is wrong with the file; what fits.", "field-error"],
  ],
  keyboard: [
    ["Tab", "Reaches choose, then remove or undo.", "ToBeRemoved"],
    [
      "Enter, Space",
      "Choose opens the system's picker; remove and undo act, and the focus stays in the field.",
      "ToBeRemoved",
    ],
  ],
  screenReader:
    "A file input named by the label and described by its words. What was chosen or removed is announced politely as “not saved yet” or “goes when you save”.",
} satisfies Manual;
