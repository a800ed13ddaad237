// Every place and action that the palette offers and keys reach: one list for the palette, the sheet and the keyboard.
import type { ComponentType } from "react";
import type { ParseKeys } from "i18next";
import {
  AddIcon,
  ForwardIcon,
  GuideIcon,
  PersonIcon,
  SearchIcon,
  SendIcon,
  SignOutIcon,
} from "@lanyard/design-system";
import type { UserRole } from "@lanyard/contract";
import { companyPlaces } from "../shared/company-places.ts";
import { paths } from "../shared/paths.ts";

/** What a command can do; the shell and the page lend it their hands. */
export interface Hands {
  readonly goTo: (path: string) => void;
  /** Opens what the settings name, which need not be a page of the console. */
  readonly openText: (name: "docs" | "terms" | "privacy") => void;
  readonly create: () => void;
  readonly register: () => void;
  readonly signOut: () => void;
  readonly showKeys: () => void;
  readonly search: () => void;
  readonly step: (by: 1 | -1) => void;
}

export const commandGroups = ["go", "do", "list"] as const;

export interface ConsoleCommand {
  readonly id: string;
  readonly label: ParseKeys;
  readonly group: (typeof commandGroups)[number];
  /** Whom it is for; everybody without it. `company`: a tab that is connected to one, whoever is signed in. */
  readonly who?: "visitor" | "user" | "company" | UserRole;
  /** Keys that are pressed one after the other, as `KeyboardEvent.key` names them. */
  readonly keys?: readonly string[];
  /** Without one it is for keys alone. */
  readonly icon?: ComponentType;
  readonly act: (hands: Hands) => void;
}

const to = (path: string) => (hands: Hands) => hands.goTo(path);

const commands: readonly ConsoleCommand[] = [
  {
    id: "products",
    label: "nav.products",
    group: "go",
    who: "user",
    keys: ["g", "p"],
    icon: ForwardIcon,
    act: to(paths.products),
  },
  {
    id: "review",
    label: "nav.review",
    group: "go",
    who: "admin",
    keys: ["g", "r"],
    icon: ForwardIcon,
    act: to(paths.review),
  },
  {
    id: "users",
    label: "nav.people",
    group: "go",
    who: "admin",
    keys: ["g", "u"],
    icon: ForwardIcon,
    act: to(paths.users),
  },
  {
    id: "companies",
    label: "nav.companies",
    group: "go",
    who: "admin",
    keys: ["g", "c"],
    icon: ForwardIcon,
    act: to(paths.companies),
  },
  {
    id: "store",
    label: "nav.store",
    group: "go",
    keys: ["g", "s"],
    icon: ForwardIcon,
    act: to(paths.store),
  },
  ...companyPlaces.slice(1).map(({ key, path }): ConsoleCommand => ({
    id: key,
    label: key,
    group: "go",
    who: "company",
    icon: ForwardIcon,
    act: to(path),
  })),
  {
    id: "receipts",
    label: "nav.receipts",
    group: "go",
    who: "company",
    icon: ForwardIcon,
    act: to(paths.receipts),
  },
  {
    id: "account",
    label: "nav.account",
    group: "go",
    who: "user",
    keys: ["g", "a"],
    icon: PersonIcon,
    act: to(paths.account),
  },
  {
    id: "login",
    label: "nav.login",
    group: "go",
    who: "visitor",
    keys: ["g", "l"],
    icon: PersonIcon,
    act: to(paths.login),
  },
  {
    id: "guide",
    label: "nav.docs",
    group: "go",
    keys: ["g", "d"],
    icon: GuideIcon,
    act: (hands) => hands.openText("docs"),
  },
  {
    id: "home",
    label: "command.home",
    group: "go",
    keys: ["g", "h"],
    icon: ForwardIcon,
    act: to(paths.home),
  },
  {
    id: "functionality",
    label: "functionality.title",
    group: "go",
    icon: SendIcon,
    act: to(paths.functionality),
  },
  {
    id: "terms",
    label: "footer.terms",
    group: "go",
    icon: GuideIcon,
    act: (hands) => hands.openText("terms"),
  },
  {
    id: "privacy",
    label: "footer.privacy",
    group: "go",
    icon: GuideIcon,
    act: (hands) => hands.openText("privacy"),
  },
  {
    id: "create",
    label: "products.create",
    group: "do",
    who: "creator",
    keys: ["c"],
    icon: AddIcon,
    act: (hands) => hands.create(),
  },
  {
    id: "register",
    label: "register.now",
    group: "do",
    who: "visitor",
    icon: PersonIcon,
    act: (hands) => hands.register(),
  },
  {
    id: "keys",
    label: "keys.title",
    group: "do",
    keys: ["?"],
    icon: SearchIcon,
    act: (hands) => hands.showKeys(),
  },
  {
    id: "sign_out",
    label: "nav.logout",
    group: "do",
    who: "user",
    icon: SignOutIcon,
    act: (hands) => hands.signOut(),
  },
  {
    id: "search",
    label: "keys.search",
    group: "list",
    keys: ["/"],
    act: (hands) => hands.search(),
  },
  {
    id: "next",
    label: "keys.next",
    group: "list",
    who: "user",
    keys: ["j"],
    act: (hands) => hands.step(1),
  },
  {
    id: "previous",
    label: "keys.previous",
    group: "list",
    who: "user",
    keys: ["k"],
    act: (hands) => hands.step(-1),
  },
];

/** Those of a reader; without a role a visitor, who may be connected to a company, as a user may. */
export const commandsOf = (
  role: UserRole | undefined,
  ofCompany = false,
): readonly ConsoleCommand[] =>
  commands.filter(
    ({ who }) =>
      who === undefined ||
      who === role ||
      who === (role === undefined ? "visitor" : "user") ||
      (who === "company" && ofCompany),
  );

/** What the keys that were pressed mean: a command, the beginning of one, or nothing. */
export function meaningOf(
  strokes: readonly string[],
  list: readonly ConsoleCommand[],
): ConsoleCommand | "more" | undefined {
  const begun = list.filter(({ keys }) => strokes.every((key, at) => keys?.[at] === key));
  return (
    begun.find(({ keys }) => keys?.length === strokes.length) ??
    (begun.length > 0 ? "more" : undefined)
  );
}
