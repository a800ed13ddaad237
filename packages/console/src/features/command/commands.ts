// Which commands a reader has, and which command a sequence of keys means.
import type { UserRole } from "@lanyard/contract";
import { commands } from "./command-list.ts";
import type { ConsoleCommand } from "./command.ts";

/** The commands of a reader; a visitor has no role. Visitors and users may be connected to a company. */
export const listCommands = (
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
  readonly strokeCount: number;
  /** Undefined if the keys mean nothing. */
  readonly command: ConsoleCommand | undefined;
}

/** Interprets the first pressed keys; undefined if they may be the beginning of a longer sequence. */
export function interpretKeys(
  strokes: readonly string[],
  list: readonly ConsoleCommand[],
): Meaning | undefined {
  let candidates = list;
  for (const [index, stroke] of strokes.entries()) {
    candidates = candidates.filter(({ keys }) => keys?.[index] === stroke);
    const command = candidates.find(({ keys }) => keys?.length === index + 1);
    if (command || candidates.length === 0) return { strokeCount: index + 1, command };
  }
  return undefined;
}
