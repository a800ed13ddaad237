// What the manual says about LineDiff: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["code diff", "patch"],
  since: "0.2.0",
  use: ["Settings, SQL, source: text in which lines matter. Files of 5,000 lines are no trouble."],
  avoid: [
    "Sentences: TextDiff shows the words.",
    "Files that nobody reads: FileTreeDiff names them.",
  ],
  anatomy: [
    ["Frame", "Lines in the fixed-width font; long ones wrap.", "line-diff"],
    ["Numbers", "Of the old file and of the new one; on a phone only of the new one."],
    ["Sign", "Plus and minus, on the soft colour of what happened."],
    [
      "Fold",
      "A button in place of what stayed the same, but for `context` lines beside each change, and of more than 300 changed lines in a row; one button shows at most 2,500 lines; with `context={Infinity}` nothing unchanged is folded.",
      "line-fold",
    ],
  ],
  keyboard: [
    ["Tab", "Goes from fold to fold.", "FiveThousandLines"],
    [
      "Enter, Space",
      "Shows the lines of a fold and hides them again; the focus stays.",
      "FewLines",
    ],
  ],
  screenReader:
    "A table named by `caption` with columns for both numbers, what happened, and the line. A fold says whether its lines are shown.",
} satisfies Manual;
