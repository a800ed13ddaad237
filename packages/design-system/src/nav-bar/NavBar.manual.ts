// What the manual says about NavBar: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["header", "app bar", "navigation"],
  use: [
    "Once, at the top of every page: `white` in the console, `transparent` over the landing's hero.",
  ],
  avoid: [
    "Sections of one page: Tabs.",
    "More than five places: they fold away too early. Further ones are `wide`, and stand in the account's menu too.",
  ],
  anatomy: [
    ["Link past the bar", "The first stop; shows when it has the focus."],
    ["Brand", "Logo and name, the way home.", "logo"],
    [
      "Places",
      "The current one is underlined; an arrow marks a new tab, a number what waits there. Those that are `wide` show from 1,200 px on.",
    ],
    [
      "Search",
      "Words and keys on a wide screen, an icon beside the folded menu: it opens what searches everything, such as CommandPalette.",
    ],
    ["Language", "Its code; the menu names each language in itself."],
    ["Account or visitor", "The avatar's menu, or the buttons to register and log in.", "avatar"],
    [
      "Folded menu",
      "Below 992 px: one button, and a panel over the page. As the lists of both menus it is fetched when the pointer or the focus comes to its button; when it does not come, `onMenuMissing` is called: offer to load the page again.",
      "mobile-menu",
    ],
  ],
  keyboard: [
    ["Tab", "The link past the bar, brand, places, search, language, account.", "SkipLink"],
    ["Enter", "Follows a link.", "SkipLink"],
    ["Enter, Space, Down", "On a menu's button: open it, on its first item.", "AvatarMenuOpen"],
    ["Escape", "Closes the open menu; the focus goes back to its button.", "AvatarMenuOpen"],
    ["Escape", "Closes the folded menu; the focus goes back to its button.", "MobileMenuCloses"],
  ],
  screenReader:
    "A banner with a navigation named by `navLabel`; the current place is marked. The folded menu is a dialog of the same name: the page below is hidden while it is open.",
} satisfies Manual;
