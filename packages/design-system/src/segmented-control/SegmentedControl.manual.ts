// What the manual says about SegmentedControl: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["toggle group", "button group"],
  since: "0.2.0",
  use: [
    "Two to five ways to show the same thing, which work at once: card or page, list or table, week or month.",
  ],
  avoid: [
    "A value of a form: RadioGroup or Select.",
    "Views with content of their own, each with a panel: Tabs.",
    "On and off: Switch.",
    "More than five, or words longer than two: Select.",
  ],
  anatomy: [
    [
      "Bar",
      "Sunken ground; as wide as its words, or as its place with a class.",
      "segmented-control",
    ],
    ["Segment", "Words, an icon, or both; the one that is on is raised.", "segment"],
  ],
  keyboard: [
    ["Tab", "Reaches the segment that is on; the bar is one stop.", "ByKeyboard"],
    ["Right, Down", "Turn the next segment on; after the last the first.", "ByKeyboard"],
    ["Left, Up", "Turn the one before on.", "ByKeyboard"],
  ],
  screenReader:
    "A radio group named by `label`; each segment is a radio that says whether it is on. With `labelHidden` the label of an icon is still its name.",
} satisfies Manual;
