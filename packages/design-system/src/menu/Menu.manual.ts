// What the manual says about Menu: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["dropdown", "context menu", "overflow menu"],
  use: [
    "Secondary actions behind one button.",
    "Related links, such as those of the account.",
    "One of a few options that take effect immediately, with `checked`: the language.",
  ],
  avoid: [
    "The main action of a page: it must be visible.",
    "More than about eight items: use Select or a page.",
    "A form value: use Select.",
  ],
  anatomy: [
    ["Button", "Your own `trigger`."],
    [
      "List",
      "On the raised surface with the floating shadow; opens on the side with enough room.",
      "menu",
    ],
    ["Header", "Content above the items that cannot be selected, such as the signed-in person."],
    ["Item", "40 px high: icon, label, and a check mark if selected.", "menu-item"],
    ["Separator", "A line between two groups of items.", "menu-separator"],
  ],
  keyboard: [
    [
      "Enter, Space, Down",
      "On the button: opens the list and focuses the first item.",
      "ByKeyboard",
    ],
    ["Up", "On the button: opens the list and focuses the last item.", "ByKeyboard"],
    ["Up, Down", "Moves through the items, skipping disabled ones.", "ByKeyboard"],
    ["Home, End", "Moves to the first or last item.", "ByKeyboard"],
    ["A–Z", "Moves to the item that starts with the letter.", "ByKeyboard"],
    ["Enter, Space", "Selects the item; the focus returns to the button.", "ByKeyboard"],
    ["Escape", "Closes the list and returns the focus to the button.", "ByKeyboard"],
    [
      "Tab, Shift+Tab",
      "Closes the list and moves to the element after or before the button.",
      "TabLeavesIt",
    ],
  ],
  screenReader:
    "A menu named by `label`; its button announces whether it is open. Options are radio items that announce whether they are selected. An item in another language is read in it (`lang`).",
} satisfies Manual;
