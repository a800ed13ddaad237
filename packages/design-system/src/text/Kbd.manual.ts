// What the manual says about Kbd: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["shortcut", "hotkey", "key"],
  since: "0.2.0",
  use: [
    "A shortcut in a sentence, beside a menu's item, in a tooltip.",
    "The list of all shortcuts of an application.",
  ],
  avoid: [
    "Text that is typed, addresses, code: a `code` element, or CodeBlock.",
    "Showing both keyboards: find out whose it is, and set `platform`.",
  ],
  anatomy: [
    ["Shortcut", "The keys in one line, which does not break.", "kbd"],
    ["Key", "A frame as high as the text around it. Signs on a Mac, words joined by + elsewhere."],
  ],
  keyboard: [["Tab", "Passes by: it only names keys.", "InATextOfAnySize"]],
  screenReader:
    "The names of the keys: a sign is read as its name, which `names` says in the reader’s language. Tell the shortcut to assistive technology by `aria-keyshortcuts` on what it presses.",
} satisfies Manual;
