// What the manual says about CheckboxGroup: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["multiple choice", "tick boxes"],
  use: [
    "Any number of a short list, up to about ten: languages, permissions with a line about each.",
  ],
  avoid: ["One of several: Select.", "A long catalogue: EditableList with `options`."],
  anatomy: [
    ["Legend", "Names the group."],
    [
      "Options",
      "Checkboxes, one below the other or, with `layout` row, side by side.",
      "checkbox-group",
    ],
    ["Hint of an option", "What the option brings, in a few words.", "field-hint"],
    ["Error", "Below the last option: it is about the group.", "field-error"],
  ],
  keyboard: [
    ["Tab", "Goes from box to box: each can be changed by itself.", "ByKeyboard"],
    ["Space", "Ticks and clears the box.", "ByKeyboard"],
  ],
  screenReader:
    "A group named by the legend; error and hint belong to the group and are read on entering it. Every box is marked invalid while there is an error.",
} satisfies Manual;
