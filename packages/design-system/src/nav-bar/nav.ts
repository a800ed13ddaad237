// What the bar is told: places, languages, and the person who is signed in.
import type { ReactElement, ReactNode } from "react";

export interface NavItem {
  /** Text of the link; unique in the bar. */
  label: string;
  /** `<a href="…" />` or a router's link, without text. */
  link: ReactElement;
  /** It leads to the current page. */
  current?: boolean;
  /** How many things wait there; nothing shows for 0. */
  count?: number;
  /** What the count is of, for screen readers: "3 waiting". Without it they hear the number. */
  countLabel?: string;
  /** In the bar only from 1,200 px on, where it has room, and not in the mobile menu: the account's menu has it at any width. */
  wide?: boolean;
  /** Leads out of the product (the link itself opens the new tab); shows an arrow. */
  external?: boolean;
  /** Says that it opens a new tab, for screen readers. */
  externalLabel?: string;
}

export interface NavSearch {
  /** What it says, such as "Search"; beside the keys on a wide screen, the name of the icon on a narrow one. */
  label: string;
  /** The keys that open it too: `<Kbd keys={["Mod", "K"]} />`. Shows on a wide screen alone. */
  keys?: ReactNode;
  /** The same for screen readers, as `aria-keyshortcuts` has it: `Meta+K Control+K`. */
  shortcut?: string;
  /** Called when it is pressed. */
  onOpen: () => void;
  /** Called when the pointer or the focus comes to it: the time to fetch what it opens. */
  onNear?: () => void;
}

export interface NavLanguage {
  /** Accessible name of the choice. */
  label: string;
  /** Code of the chosen language. */
  value: string;
  /** Languages, each named in itself; the value is its language code. */
  options: { value: string; label: string }[];
  /** Called with the code of the newly chosen one. */
  onChange: (value: string) => void;
}

export interface NavAccountItem {
  /** Text of the entry; unique in the menu. */
  label: string;
  /** Makes it a link, without text. */
  link?: ReactElement;
  /** It leads to the current page. */
  current?: boolean;
  /** Called when the entry is chosen. */
  onSelect?: () => void;
  /** An icon before the text. */
  icon?: ReactNode;
}

export interface NavAccount {
  /** The person's name. */
  name: string;
  /** Shown under the name. */
  email?: string;
  /** Address of the picture; missing or broken shows the name's initials. */
  avatar?: string;
  /** Entries of the menu, and lines between groups of them. */
  items: (NavAccountItem | "separator")[];
  /** Accessible name of the button that opens it. */
  label: string;
}
