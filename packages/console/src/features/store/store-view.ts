// What the store shows, as stored in its address: ?filter=, ?menu_entry_id=.
import { everyMenuEntry, storeLimits } from "@lanyard/contract";
import { searchLine } from "../../components/list/search-line.ts";

export interface StoreView {
  readonly filter: string;
  /** Undefined for all menu entries. */
  readonly entry: number | undefined;
}

const entryId = String.raw`[1-9]\d{0,8}`;

/** Ignores invalid parts of the address. */
export function parseStoreView(params: URLSearchParams): StoreView {
  const entry = params.get("menu_entry_id") ?? "";
  return {
    filter: searchLine(params.get("filter"), storeLimits.filter),
    entry: new RegExp(`^${entryId}$`).test(entry) ? Number(entry) : undefined,
  };
}

/** The query for the server, without defaults. */
export type StoreQuery = { readonly filter?: string; readonly menu_entry_id?: number };

export const toStoreQuery = ({ filter, entry }: StoreView): StoreQuery => ({
  ...(filter && { filter }),
  ...(entry !== undefined && entry !== everyMenuEntry && { menu_entry_id: entry }),
});

/** The address's query string; empty for the unfiltered store. */
export const toStoreSearch = (view: StoreView): string =>
  new URLSearchParams(
    Object.entries(toStoreQuery(view)).map(([name, value]) => [name, String(value)]),
  ).toString();
