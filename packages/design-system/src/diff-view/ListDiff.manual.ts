// What the manual says about ListDiff: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["changed entries"],
  since: "0.2.0",
  use: ["Permissions, accounts, links: which were added, removed or changed."],
  avoid: ["Files in folders: use FileTreeDiff.", "Prose: use TextDiff."],
  anatomy: [
    [
      "List",
      "In the order of the new version; removed parts stay in their original position.",
      "list-diff",
    ],
    ["Sign", "Plus, minus or plus-minus; none for unchanged items."],
    ["Item", "A changed item shows the old text struck through and the new one underlined."],
  ],
  keyboard: [["Tab", "Not a tab stop: it has no controls.", "FirstList"]],
  screenReader: "A list. Each changed item is preceded by the word for its change from `texts`.",
} satisfies Manual;
