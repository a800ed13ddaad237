// Finds store products by their words, for the command palette.
import { filterStore, listPublicStore, storeLimits, type CompanySelf } from "@lanyard/contract";
import { companyQuery, query } from "../../api/query.ts";

/** The palette shows only the best matches; the store has all. */
const limit = 5;

/** Searches the connected company's store, else the public one. */
export function storeSearchQuery(company: CompanySelf | undefined, typed: string) {
  const filter = typed.slice(0, storeLimits.filter);
  return company
    ? companyQuery(company, filterStore, { query: { limit }, body: { filter } })
    : query(listPublicStore, { query: { filter, limit } });
}
