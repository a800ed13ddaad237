// What the manual says about ListDiff: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["changed entries"],
  since: "0.2.0",
  use: ["Permissions, accounts, links: which are new, which are gone, which are worded anew."],
  avoid: ["Files in folders: FileTreeDiff.", "A running text: TextDiff."],
  anatomy: [
    ["List", "In the order of the new one; what was removed stands where it was.", "list-diff"],
    ["Sign", "Plus, minus, plus-minus; nothing where nothing happened."],
    ["Item", "A changed one shows the old text struck through and the new one underlined."],
  ],
  keyboard: [["Tab", "Passes by: there is nothing to press.", "FirstList"]],
  screenReader: "A list. Before each item that changed stands its word of `texts`.",
} satisfies Manual;
