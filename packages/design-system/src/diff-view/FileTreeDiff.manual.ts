// What the manual says about FileTreeDiff: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["file tree", "folder changes"],
  since: "0.2.0",
  use: ["The files of an archive, compared with those of the version before."],
  avoid: ["Choosing files: this is for reading.", "What is in a file: LineDiff."],
  anatomy: [
    ["Frame", "Nested lists, folders first.", "file-tree-diff"],
    ["Folder", "Open when something in it changed; says how much did."],
    [
      "File",
      "Sign, name, the size it had struck through, and the size it has. A button or a link can stand for the name, where a file can be read.",
    ],
  ],
  keyboard: [
    ["Tab", "Goes from folder to folder.", "Archive"],
    ["Enter, Space", "Opens and closes a folder.", "Archive"],
  ],
  screenReader:
    "Nested lists with native disclosures rather than the role of a tree: each reader's own keys for lists and lines work, and nothing has to be learnt. The word for what happened stands before a file's name.",
} satisfies Manual;
