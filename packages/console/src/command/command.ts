// What a command is: a place or an action, whom it is for, and the keys that reach it.
import type { ComponentType } from "react";
import type { ParseKeys } from "i18next";
import type { UserRole } from "@lanyard/contract";

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
