// What the manual says about SegmentedControl: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["toggle group", "button group"],
  since: "0.2.0",
  use: [
    "Two to five display options that take effect immediately: card or page, list or table, week or month.",
  ],
  avoid: [
    "A form value: use RadioGroup or Select.",
    "Views with a panel each: use Tabs.",
    "On and off: use Switch.",
    "More than five options, or labels of more than two words: use Select.",
  ],
  anatomy: [
    [
      "Bar",
      "Sunken background; as wide as its labels, or as its container with a class.",
      "segmented-control",
    ],
    ["Segment", "A label, an icon, or both; the selected segment is raised.", "segment"],
  ],
  keyboard: [
    ["Tab", "Moves to the selected segment; the bar is a single tab stop.", "ByKeyboard"],
    ["Right, Down", "Selects the next segment; after the last, the first.", "ByKeyboard"],
    ["Left, Up", "Selects the previous segment.", "ByKeyboard"],
  ],
  screenReader:
    "A radio group named by `label`; each segment is a radio button that announces whether it is selected. With `labelHidden`, a segment with an icon is still named by its label.",
} satisfies Manual;
