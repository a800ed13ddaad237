// What the manual says about Kbd: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["shortcut", "hotkey", "key"],
  since: "0.2.0",
  use: [
    "A shortcut in a sentence, a menu item or a tooltip.",
    "The list of all shortcuts of an application.",
  ],
  avoid: [
    "Typed text, addresses, code: use a `code` element or CodeBlock.",
    "Showing the keys of both platforms: detect the user's platform and set `platform`.",
  ],
  anatomy: [
    ["Shortcut", "The keys, on one line without wrapping.", "kbd"],
    [
      "Key",
      "A frame as high as the surrounding text. Symbols on a Mac, words joined by + elsewhere.",
    ],
  ],
  keyboard: [["Tab", "Not a tab stop: it only names keys.", "InATextOfAnySize"]],
  screenReader:
    "The names of the keys: `names` translates the symbols into words of the reader's language. To expose the shortcut to assistive technology, set `aria-keyshortcuts` on the control it activates.",
} satisfies Manual;
