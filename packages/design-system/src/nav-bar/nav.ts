// The data of a NavBar: links, search, languages and account.
import type { ReactElement, ReactNode } from "react";

export interface NavItem {
  /** Text of the link; unique in the bar and used as the React key. */
  label: string;
  /** `<a href="…" />` or a router's link, without text. */
  link: ReactElement;
  /** Whether the link leads to the current page. */
  current?: boolean;
  /** Number of things to do on that page; 0 shows nothing. */
  count?: number;
  /** Meaning of the count for screen readers, e.g. "3 waiting"; without it they read the number. */
  countLabel?: string;
  /**
   * Shows the link only in the bar, from 1,200 px on, and never in the mobile menu, because the account menu has it at
   * any width.
   */
  wide?: boolean;
  /** Marks a link that leaves the product with an arrow; the link itself has to open the new tab. */
  external?: boolean;
  /** Tells screen readers that the link opens a new tab. */
  externalLabel?: string;
}

export interface NavSearch {
  /** Label such as "Search": the button's text on a wide screen, the icon's accessible name on a narrow one. */
  label: string;
  /** Shortcut that also opens the search, shown only on a wide screen: `<Kbd keys={["Mod", "K"]} />`. */
  keys?: ReactNode;
  /** The same shortcut in the format of `aria-keyshortcuts`: `Meta+K Control+K`. */
  shortcut?: string;
  /** Called when the button is clicked. */
  onOpen: () => void;
  /** Called when the pointer or the focus reaches the button, so that the search can be loaded. */
  onNear?: () => void;
}

export interface NavLanguage {
  /** Accessible name of the language menu. */
  label: string;
  /** Code of the current language. */
  value: string;
  /** The languages, each with its code and its name in that language. */
  options: { value: string; label: string }[];
  /** Called with the code of the selected language. */
  onChange: (value: string) => void;
}

export interface NavAccountItem {
  /** Text of the entry; unique in the menu and used as the React key. */
  label: string;
  /** Makes the entry a link: an element without text. */
  link?: ReactElement;
  /** Whether the link leads to the current page. */
  current?: boolean;
  /** Called when the entry is selected. */
  onSelect?: () => void;
  /** An icon before the text. */
  icon?: ReactNode;
}

export interface NavAccount {
  /** Name of the person. */
  name: string;
  /** Email address, shown below the name. */
  email?: string;
  /** URL of the picture; the initials show when it is missing or broken. */
  avatar?: string;
  /** Entries of the account menu, with separators between groups. */
  items: (NavAccountItem | "separator")[];
  /** Accessible name of the button that opens the account menu. */
  label: string;
}
