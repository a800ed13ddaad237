// Which commands a reader has, and what the keys that they press mean.
import type { UserRole } from "@lanyard/contract";
import { commands } from "./command-list.ts";
import type { ConsoleCommand } from "./command.ts";

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

interface Meaning {
  /** How many of the keys it is of. */
  readonly taken: number;
  /** None where they mean nothing. */
  readonly command: ConsoleCommand | undefined;
}

/** What the first of the keys that were pressed mean; nothing yet where they are the beginning of something. */
export function meaningOf(
  strokes: readonly string[],
  list: readonly ConsoleCommand[],
): Meaning | undefined {
  let begun = list;
  for (const [at, stroke] of strokes.entries()) {
    begun = begun.filter(({ keys }) => keys?.[at] === stroke);
    const command = begun.find(({ keys }) => keys?.length === at + 1);
    if (command || begun.length === 0) return { taken: at + 1, command };
  }
  return undefined;
}
