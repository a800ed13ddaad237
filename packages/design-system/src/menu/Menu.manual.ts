// What the manual says about Menu: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["dropdown", "context menu", "overflow menu"],
  use: [
    "The second row of actions behind one button.",
    "Links of a kind, such as the account's.",
    "With `checked`: one choice of a few that works at once, such as the language.",
  ],
  avoid: [
    "The page's main action: it must be seen.",
    "More than about eight items: Select, or a page.",
    "A value of a form: Select.",
  ],
  anatomy: [
    ["Button", "Your own `trigger`."],
    [
      "List",
      "On the raised surface with the floating shadow; turns to the side where there is room.",
      "menu",
    ],
    ["Header", "What stands above the items and cannot be chosen: who is signed in."],
    ["Item", "40 px high: icon, words, and a check mark on the chosen one.", "menu-item"],
    ["Separator", "A line between two groups of items.", "menu-separator"],
  ],
  keyboard: [
    [
      "Enter, Space, Down",
      "On the button: open the list, with the focus on the first item.",
      "ByKeyboard",
    ],
    ["Up", "On the button: opens the list, with the focus on the last item.", "ByKeyboard"],
    ["Up, Down", "Go from item to item, past the ones that cannot be chosen.", "ByKeyboard"],
    ["Home, End", "The first and the last item.", "ByKeyboard"],
    ["A–Z", "Goes to the item that begins so.", "ByKeyboard"],
    ["Enter, Space", "Choose the item; the focus goes back to the button.", "ByKeyboard"],
    ["Escape", "Closes the list and gives the focus back.", "ByKeyboard"],
    [
      "Tab, Shift+Tab",
      "Close the list and go on to what follows the button, or precedes it.",
      "TabLeavesIt",
    ],
  ],
  screenReader:
    "A menu named by `label`; its button says whether it is open. Choices are radio items and say which one is chosen. An item in another language is read in it (`lang`).",
} satisfies Manual;
