// Which commands a reader has, and which command a sequence of keys means.
import type { UserRole } from "@lanyard/contract";
import { commands } from "./command-list.ts";
import type { ConsoleCommand } from "./command.ts";

/** The commands of a reader; a visitor has no role. Visitors and users may be connected to a company. */
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
  /** How many of the keys belong to the command. */
  readonly taken: number;
  /** Undefined if the keys mean nothing. */
  readonly command: ConsoleCommand | undefined;
}

/** Interprets the first pressed keys; undefined if they may be the beginning of a longer sequence. */
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
