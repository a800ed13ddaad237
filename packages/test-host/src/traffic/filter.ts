// Filters the messages by direction, by whether they were dropped, and by words.
import type { Kept } from "../wire/traffic.ts";

export const kinds = ["all", "in", "out", "dropped"] as const;
export type TrafficKind = (typeof kinds)[number];

/** Each message is an expandable element; more than this would make the page slow. */
export const mostShown = 200;

/** The shown messages, newest first, and the number of all matches. */
export function shownOf(
  all: readonly Kept[],
  kind: TrafficKind,
  words: string,
): { readonly shown: readonly Kept[]; readonly found: number } {
  const wanted = words.trim().toLowerCase();
  const found = all.filter(
    ({ direction, dropped, type, text }) =>
      (kind === "all" || (kind === "dropped" ? dropped !== undefined : direction === kind)) &&
      (wanted === "" || type.toLowerCase().includes(wanted) || text.toLowerCase().includes(wanted)),
  );
  return { shown: found.slice(-mostShown).toReversed(), found: found.length };
}
