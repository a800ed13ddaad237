// What the manual says about RadioGroup: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["radio buttons", "single choice"],
  since: "0.2.0",
  use: [
    "One of two to about six options that people should compare: who sees the app, how it is paid for. Use hints to explain the options.",
  ],
  avoid: [
    "More options or well-known ones: use Select; many options: use Combobox.",
    "A display option that takes effect immediately: use SegmentedControl.",
    "Yes or no: use Checkbox in a form, Switch if it takes effect immediately.",
  ],
  anatomy: [
    ["Legend", "Names the group."],
    [
      "Options",
      "Radio buttons in a column, or in a row with `layout` set to `row`. The label is part of the target.",
      "radio-group",
    ],
    ["Option hint", "Describes the option in a few words.", "field-hint"],
    ["Error", "Below the last option, because it applies to the group.", "field-error"],
  ],
  keyboard: [
    ["Tab", "Moves to the selected option, or to the first if none is selected.", "ByKeyboard"],
    ["Down, Right", "Selects the next option; after the last, the first.", "ByKeyboard"],
    ["Up, Left", "Selects the previous option.", "ByKeyboard"],
    ["Space", "Selects the focused option.", "ByKeyboard"],
  ],
  screenReader:
    "A radio group named by the legend; error, hint, and whether it is required or invalid are read on entering it. An option's hint describes the option.",
} satisfies Manual;
