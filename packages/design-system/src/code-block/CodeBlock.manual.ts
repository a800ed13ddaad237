// What the manual says about CodeBlock: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["code snippet", "syntax highlighting"],
  since: "0.2.0",
  use: ["Commands, requests and responses, files: code that readers copy or check."],
  avoid: [
    "A name or an address in a sentence: use a `code` element.",
    "The keys of a shortcut: use Kbd.",
    "Editing code, or files of thousands of lines.",
  ],
  anatomy: [
    ["Frame", "Has the name of the code at the top.", "code-block"],
    ["Button", "A CopyButton, if `copyTexts` is set."],
    [
      "Code",
      "Scrolls horizontally and is always left to right. The five syntax colours are an aid only; no information depends on them.",
      "code",
    ],
  ],
  keyboard: [
    ["Tab", "Moves to the button, then to the code.", "LongLines"],
    ["Left, Right", "On the code: scrolls it.", "LongLines"],
  ],
  screenReader: "A figure; the code is a group with the same name. Colours are not announced.",
} satisfies Manual;
