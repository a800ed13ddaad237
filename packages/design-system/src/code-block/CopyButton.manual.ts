// What the manual says about CopyButton: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["clipboard"],
  since: "0.2.0",
  use: ["A token, a command, an address that is needed elsewhere.", "In CodeBlock it is built in."],
  avoid: ["Text that people read and do not carry away.", "A copy of a record: Button."],
  anatomy: [
    ["Button", "A Button that is as wide as its longest word, so that nothing moves.", "button"],
    ["Answer", "“Copied” in place of “Copy”, for two seconds."],
  ],
  keyboard: [
    ["Tab", "Reaches it.", "Copied"],
    ["Enter, Space", "Copy. The focus stays.", "Copied"],
  ],
  screenReader:
    "A button named by `copy`; what came of it is announced. Where several stand on a page, name the thing: “Copy the token”.",
} satisfies Manual;
