// What the manual says about CheckboxGroup: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["multiple choice", "tick boxes"],
  use: [
    "Any number of options from a short list of up to about ten: languages, permissions with a hint each.",
  ],
  avoid: [
    "One of several options: use Select.",
    "A long catalogue: use EditableList with `options`.",
  ],
  anatomy: [
    ["Legend", "Names the group."],
    [
      "Options",
      "Checkboxes in a column, or in a row with `layout` set to `row`.",
      "checkbox-group",
    ],
    ["Option hint", "Describes the option in a few words.", "field-hint"],
    ["Error", "Below the last option, because it applies to the group.", "field-error"],
  ],
  keyboard: [
    ["Tab", "Moves from box to box; each is a tab stop.", "ByKeyboard"],
    ["Space", "Ticks or unticks the box.", "ByKeyboard"],
  ],
  screenReader:
    "A group named by the legend; its error and hint are read on entering it. While there is an error, every box is marked invalid.",
} satisfies Manual;
