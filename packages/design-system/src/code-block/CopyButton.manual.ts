// What the manual says about CopyButton: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["clipboard"],
  since: "0.2.0",
  use: ["A token, a command or an address that is needed elsewhere.", "Built into CodeBlock."],
  avoid: ["Text that people only read.", "Duplicating a record: use Button."],
  anatomy: [
    [
      "Button",
      "A Button as wide as its longest label, so that the layout does not shift.",
      "button",
    ],
    ["Confirmation", "“Copied” instead of “Copy”, for two seconds."],
  ],
  keyboard: [
    ["Tab", "Focuses it.", "Copied"],
    ["Enter, Space", "Copies. The focus stays on the button.", "Copied"],
  ],
  screenReader:
    "A button named by `copy`; the result is announced. If there are several on a page, name the object: “Copy the token”.",
} satisfies Manual;
