// What the manual says about ImageField: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["image upload", "picture picker"],
  use: [
    "One picture with a preview: `square` for an icon, `round` for a person, `wide` for a banner.",
  ],
  avoid: ["Several pictures: use ScreenshotsField.", "Files that are not pictures: use FileDrop."],
  anatomy: [
    [
      "Frame",
      "The shape in which the picture will be shown; files can also be dropped on it.",
      "image-field",
    ],
    ["Choose or replace", "A file input that looks like a button."],
    [
      "Remove or undo",
      "Remove if there is a picture; undo after a removal, discard after a selection.",
    ],
    ["State text", "“Not saved yet”, “goes when you save”."],
    [
      "Error and hint",
      "The error explains what is wrong with the file, the hint what is allowed.",
      "field-error",
    ],
  ],
  keyboard: [
    ["Tab", "Moves to choose, then to remove or undo.", "ToBeRemoved"],
    [
      "Enter, Space",
      "Choose opens the system's file picker; remove and undo take effect, and the focus stays in the field.",
      "ToBeRemoved",
    ],
  ],
  screenReader:
    "A file input named by the label and described by its texts. A selection or removal is announced politely as “not saved yet” or “goes when you save”.",
} satisfies Manual;
