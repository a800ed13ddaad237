// What the manual says about CommandPalette: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["command menu", "quick search", "spotlight"],
  since: "0.2.0",
  use: [
    "A quick way to every page, thing and action of an application, for people who use it daily. One of them, at the root.",
  ],
  avoid: [
    "The only way to anything: it must be in the page as well.",
    "Choosing a value: Combobox.",
    "Searching within one list: a search field above it.",
  ],
  anatomy: [
    ["Backdrop", "Closes it when pressed.", "command-palette-backdrop"],
    ["Panel", "576 px wide, near the top; over the whole width of a phone.", "command-palette"],
    ["Field", "Has the focus as long as it is open.", "command-palette-field"],
    [
      "List",
      "Commands under their groups; what was typed stands out. Those chosen lately come first, those that a server finds last.",
      "option-list",
    ],
    ["Shortcut", "The keys that do the same; not on a phone.", "shortcut"],
    ["Status", "Nothing found, loading, failed with a button to try again.", "list-status"],
  ],
  keyboard: [
    ["Ctrl+K, ⌘K", "Opens and closes it, from anywhere on the page.", "ByKeyboard"],
    ["Down, Up", "Next command, the one before; at the ends around.", "ByKeyboard"],
    ["Page Down, Page Up", "Ten commands further, ten back.", "ByKeyboard"],
    [
      "Enter",
      "Does what the command says; the palette closes first. Before an answer is there, the first command of it.",
      "ByKeyboard",
    ],
    ["Home, End", "Move in the text, as everywhere.", "ByKeyboard"],
    ["Escape", "Closes it and gives the focus back to where it was.", "ByKeyboard"],
  ],
  screenReader:
    "A dialog named by `texts.title`, in it a combobox with its list. The command that is pointed at is read with its place in the list; how many fit, that nothing fits, that more is loading or failed is announced.",
} satisfies Manual;
