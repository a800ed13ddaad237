// What the manual says about CodeBlock: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["code snippet", "syntax highlighting"],
  since: "0.2.0",
  use: ["Commands, calls and their answers, files: what a reader copies or checks."],
  avoid: [
    "A name or an address in a sentence: a `code` element.",
    "Keys of a shortcut: Kbd.",
    "Editing code, or files of thousands of lines.",
  ],
  anatomy: [
    ["Frame", "With the name of the code at its head.", "code-block"],
    ["Button", "A CopyButton, with `copyTexts`."],
    [
      "Code",
      "Scrolls sideways by itself and always reads from left to right. Colours are a help: five of them, and nothing depends on one.",
      "code",
    ],
  ],
  keyboard: [
    ["Tab", "Reaches the button, then the code.", "LongLines"],
    ["Left, Right", "On the code: scroll it.", "LongLines"],
  ],
  screenReader: "A figure; the code is a group with the name of the figure. Colours are silent.",
} satisfies Manual;
