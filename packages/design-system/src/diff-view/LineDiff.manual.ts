// What the manual says about LineDiff: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["code diff", "patch"],
  since: "0.2.0",
  use: ["Settings, SQL, source code: text in which lines matter. Files of 5,000 lines work well."],
  avoid: [
    "Prose: use TextDiff, which compares words.",
    "Files that nobody reads: use FileTreeDiff, which lists their names.",
  ],
  anatomy: [
    ["Frame", "Lines in the monospace font; long lines wrap.", "line-diff"],
    ["Numbers", "Line numbers of the old and the new file; on a phone only the new ones."],
    ["Sign", "Plus or minus, on the soft colour of the change."],
    [
      "Fold",
      "A button for folded lines: unchanged ones, except `context` lines beside each change, and those beyond 300 changed lines in a row. One press shows at most 2,500 lines. `context={Infinity}` folds no unchanged lines.",
      "line-fold",
    ],
  ],
  keyboard: [
    ["Tab", "Moves from fold to fold.", "FiveThousandLines"],
    ["Enter, Space", "Shows or hides the lines of a fold; the focus stays.", "FewLines"],
  ],
  screenReader:
    "A table named by `caption`, with columns for both line numbers, the change and the line. A fold announces whether its lines are shown.",
} satisfies Manual;
