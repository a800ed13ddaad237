// What the bar is told: places, languages, and the person who is signed in.
import type { ReactElement, ReactNode } from "react";

export interface NavItem {
  /** Text of the link; unique in the bar. */
  label: string;
  /** `<a href="…" />` or a router's link, without text. */
  link: ReactElement;
  /** It leads to the current page. */
  current?: boolean;
  /** Leads out of the product (the link itself opens the new tab); shows an arrow. */
  external?: boolean;
  /** Says that it opens a new tab, for screen readers. */
  externalLabel?: string;
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
  /** Address of the picture; missing or broken shows the default one. */
  avatar?: string;
  /** Entries of the menu. */
  items: NavAccountItem[];
  /** Accessible name of the button that opens it. */
  label: string;
}
