// What the manual says about RadioGroup: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["radio buttons", "single choice"],
  since: "0.2.0",
  use: [
    "One of two to about six that people should compare before they choose: who sees the app, how it is paid. A hint says what an option brings.",
  ],
  avoid: [
    "More options, or ones that people know: Select; many: Combobox.",
    "How something is shown, which works at once: SegmentedControl.",
    "Yes or no: Checkbox in a form, Switch where it works at once.",
  ],
  anatomy: [
    ["Legend", "Names the group."],
    [
      "Options",
      "Radios, one below the other or, with `layout` row, side by side. The label is part of the target.",
      "radio-group",
    ],
    ["Hint of an option", "What the option brings, in a few words.", "field-hint"],
    ["Error", "Below the last option: it is about the group.", "field-error"],
  ],
  keyboard: [
    ["Tab", "Reaches the chosen option, or the first where nothing is chosen.", "ByKeyboard"],
    ["Down, Right", "Choose the next option; after the last the first.", "ByKeyboard"],
    ["Up, Left", "Choose the one before.", "ByKeyboard"],
    ["Space", "Chooses the option that has the focus.", "ByKeyboard"],
  ],
  screenReader:
    "A radio group named by the legend; error and hint belong to the group and are read on entering it, as is that it is required or invalid. An option’s hint is its description.",
} satisfies Manual;
