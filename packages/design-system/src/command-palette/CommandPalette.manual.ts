// What the manual says about CommandPalette: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["command menu", "quick search", "spotlight"],
  since: "0.2.0",
  use: [
    "Quick access to every page, item and action of an application, for people who use it daily. Use one, at the root.",
  ],
  avoid: [
    "The only way to reach something: also offer it on a page.",
    "Selecting a value: use Combobox.",
    "Searching a single list: use SearchField above it.",
  ],
  anatomy: [
    ["Backdrop", "Closes it when clicked.", "command-palette-backdrop"],
    ["Panel", "576 px wide, near the top of the window; full width on a phone.", "command-palette"],
    ["Field", "Keeps the focus while the palette is open.", "command-palette-field"],
    [
      "List",
      "Commands by group, with the matching text highlighted. Recent commands come first, results from a server last.",
      "option-list",
    ],
    ["Shortcut", "The keyboard shortcut of the command; hidden on a phone.", "shortcut"],
    ["Status", "No results, loading, or failed with a retry button.", "list-status"],
  ],
  keyboard: [
    ["Ctrl+K, ⌘K", "Opens or closes it, from anywhere on the page.", "ByKeyboard"],
    [
      "Down, Up",
      "Moves to the next or previous command, wrapping around at the ends.",
      "ByKeyboard",
    ],
    ["Page Down, Page Up", "Moves ten commands down or up.", "ByKeyboard"],
    [
      "Enter",
      "Closes the palette and runs the command. If pressed before results arrive, runs the first result.",
      "ByKeyboard",
    ],
    ["Home, End", "Moves the caret in the text.", "ByKeyboard"],
    ["Escape", "Closes it and returns the focus to the previous element.", "ByKeyboard"],
  ],
  screenReader:
    "A dialog named by `texts.title` that contains a combobox with a list. The active command is read with its position; the number of matches, no matches, loading and a failure are announced.",
} satisfies Manual;
