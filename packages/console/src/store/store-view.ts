// What the store shows, as its address has it: ?filter=, ?menu_entry_id=.
import { everyMenuEntry, storeLimits } from "@lanyard/contract";
import { line, matching } from "../shared/filled-call.ts";
import { searchLine } from "../shared/search-line.ts";

export interface StoreView {
  readonly filter: string;
  /** Undefined: of every menu entry. */
  readonly entry: number | undefined;
}

const entryId = String.raw`[1-9]\d{0,8}`;

/** What an address has wrong is as if it were not there. */
export function viewIn(params: URLSearchParams): StoreView {
  const entry = params.get("menu_entry_id") ?? "";
  return {
    filter: searchLine(params.get("filter"), storeLimits.filter),
    entry: new RegExp(`^${entryId}$`).test(entry) ? Number(entry) : undefined,
  };
}

/** What a view asks the server for, without what goes without saying. */
export type StoreAsked = { readonly filter?: string; readonly menu_entry_id?: number };

export const askedOf = ({ filter, entry }: StoreView): StoreAsked => ({
  ...(filter && { filter }),
  ...(entry !== undefined && entry !== everyMenuEntry && { menu_entry_id: entry }),
});

/** As the page's head reads them, in the order in which `askedOf` has them: it asks by the same address. */
export const storeFilterTaken = line("filter", storeLimits.filter);
export const storeViewTaken: readonly string[] = [
  storeFilterTaken,
  matching("menu_entry_id", entryId),
];

/** The query of an address; empty for the store as it is entered. */
export const searchOf = (view: StoreView): string =>
  new URLSearchParams(
    Object.entries(askedOf(view)).map(([name, value]) => [name, String(value)]),
  ).toString();
