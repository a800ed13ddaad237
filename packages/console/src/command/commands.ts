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
