// What the manual says about FileTreeDiff: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["file tree", "folder changes"],
  since: "0.2.0",
  use: ["The files of an archive, compared with its previous version."],
  avoid: ["Selecting files: the tree is read-only.", "The content of a file: use LineDiff."],
  anatomy: [
    ["Frame", "Nested lists, folders first.", "file-tree-diff"],
    ["Folder", "Expanded if it contains changes; shows the number of changes."],
    [
      "File",
      "Sign, name, the old size struck through, and the new size. The name can be a button or a link that opens the file.",
    ],
  ],
  keyboard: [
    ["Tab", "Moves from folder to folder.", "Archive"],
    ["Enter, Space", "Expands or collapses a folder.", "Archive"],
  ],
  screenReader:
    "Nested lists with native disclosures instead of a tree role, so that the screen reader's usual keys for lists and lines work. The kind of change is read before the file name.",
} satisfies Manual;
