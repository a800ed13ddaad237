// What the manual says about NavBar: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["header", "app bar", "navigation"],
  use: [
    "Once, at the top of every page: `white` in the console, `transparent` over the hero of the landing page.",
  ],
  avoid: [
    "Sections of a single page: use Tabs.",
    "More than five links: the bar would collapse too early. Mark further ones as `wide`, and also add them to the account menu.",
  ],
  anatomy: [
    ["Skip link", "The first tab stop; visible while focused."],
    ["Brand", "Logo and name, a link to the home page.", "logo"],
    [
      "Links",
      "The current link is underlined; an arrow marks a new tab, a number shows a count. `wide` links are visible from 1,200 px.",
    ],
    [
      "Search",
      "Text and shortcut on a wide screen, an icon beside the collapsed menu; opens a global search such as CommandPalette.",
    ],
    ["Language", "The language code; the menu lists each language under its own name."],
    ["Account or guest", "The avatar's menu, or buttons to register and log in.", "avatar"],
    [
      "Collapsed menu",
      "Below 992 px: a button that opens a panel over the page. Its script, like those of the other two menus, loads when the button is hovered or focused; if loading fails, `onMenuMissing` is called: offer to reload the page.",
      "mobile-menu",
    ],
  ],
  keyboard: [
    ["Tab", "Moves through skip link, brand, links, search, language and account.", "SkipLink"],
    ["Enter", "Follows a link.", "SkipLink"],
    [
      "Enter, Space, Down",
      "On a menu button: opens the menu and focuses its first item.",
      "AvatarMenuOpen",
    ],
    ["Escape", "Closes the open menu; the focus returns to its button.", "AvatarMenuOpen"],
    ["Escape", "Closes the collapsed menu; the focus returns to its button.", "MobileMenuCloses"],
  ],
  screenReader:
    "A banner with a navigation named by `navLabel`; the current link is marked. The collapsed menu is a dialog with the same name; the page below is hidden while it is open.",
} satisfies Manual;
