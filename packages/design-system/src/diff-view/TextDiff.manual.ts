// What the manual says about TextDiff: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["word diff", "track changes"],
  since: "0.2.0",
  use: [
    "A description, a name, a reason: what readers of the old text have to read again.",
    'A price, a version, an address: set `by="whole"`, because partial differences mean nothing.',
  ],
  avoid: [
    "Source code or settings: use LineDiff.",
    "Texts with little in common: show both, `side-by-side`.",
  ],
  anatomy: [
    [
      "Text",
      "In the order of the new version; removed parts stay in their original position.",
      "text-diff",
    ],
    ["Removed", "A `del` element: struck through, in the soft colour of `danger`."],
    ["Added", "An `ins` element: underlined, in the soft colour of `success`."],
    ["Side by side", "The old text without additions, and the new text without removals."],
  ],
  keyboard: [["Tab", "Not a tab stop: it has no controls.", "Same"]],
  screenReader:
    "Read as text. Each change is preceded by a word for it, `texts.removed` or `texts.added`, because not every screen reader announces `del` and `ins`.",
} satisfies Manual;
