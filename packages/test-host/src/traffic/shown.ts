// Which messages of the traffic show: by direction, by whether they were dropped, and by words.
import type { Kept } from "../wire/traffic.ts";

export const kinds = ["all", "in", "out", "dropped"] as const;
export type TrafficKind = (typeof kinds)[number];

/** Each shows as a part of the page that can be opened: more than these would make it slow. */
export const mostShown = 200;

/** The newest first. */
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
