// Filters the messages by direction, by whether they were dropped, and by words.
import type { TrafficEntry } from "../wire/traffic.ts";

export const kinds = ["all", "in", "out", "dropped"] as const;
export type TrafficKind = (typeof kinds)[number];

/** Each message is an expandable element; more than this would make the page slow. */
export const maxRows = 200;

/** The visible messages, newest first, and the number of all matches. */
export function filterTraffic(
  all: readonly TrafficEntry[],
  kind: TrafficKind,
  words: string,
): { readonly rows: readonly TrafficEntry[]; readonly matches: number } {
  const query = words.trim().toLowerCase();
  const matching = all.filter(
    ({ direction, dropped, type, text }) =>
      (kind === "all" || (kind === "dropped" ? dropped !== undefined : direction === kind)) &&
      (query === "" || type.toLowerCase().includes(query) || text.toLowerCase().includes(query)),
  );
  return { rows: matching.slice(-maxRows).toReversed(), matches: matching.length };
}
