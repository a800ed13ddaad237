// The type of a command: a page or an action, its audience, and its keys.
import type { ComponentType } from "react";
import type { ParseKeys } from "i18next";
import type { UserRole } from "@lanyard/contract";

/** The operations that commands may call; app/Commands.tsx implements them. */
export interface Hands {
  readonly goTo: (path: string) => void;
  /** Opens a document whose URL is in the settings; it may be outside the console. */
  readonly openText: (name: "docs" | "terms" | "privacy") => void;
  readonly create: () => void;
  readonly register: () => void;
  readonly signOut: () => void;
  readonly showKeys: () => void;
  readonly search: () => void;
  readonly step: (delta: 1 | -1) => void;
}

export const commandGroups = ["go", "do", "list"] as const;

export interface ConsoleCommand {
  readonly id: string;
  readonly label: ParseKeys;
  readonly group: (typeof commandGroups)[number];
  /**
   * Who gets the command; everybody if undefined. `company`: a tab that is connected to a company, whoever is signed
   * in.
   */
  readonly who?: "visitor" | "user" | "company" | UserRole;
  /** Keys that are pressed one after the other, as `KeyboardEvent.key` names them. */
  readonly keys?: readonly string[];
  /** A command without an icon is not in the palette. */
  readonly icon?: ComponentType;
  readonly act: (hands: Hands) => void;
}
