// Finds store products by their words, for the command palette.
import { queryOptions } from "@tanstack/react-query";
import { filterStore, listPublicStore, storeLimits, type CompanySelf } from "@lanyard/contract";
import { ofCompany } from "../shared/company-connection.ts";
import { send } from "../shared/send.ts";
import { sendAsCompany } from "../shared/send-as-company.ts";

/** The palette shows only the best matches; the store has all. */
const limit = 5;

/** Searches the connected company's store, else the public one. */
export function foundInStoreQuery(company: CompanySelf | undefined, typed: string) {
  const filter = typed.slice(0, storeLimits.filter);
  return queryOptions({
    queryKey: [...(company ? ofCompany(company) : []), "store", "found", filter],
    queryFn: ({ signal }) =>
      company
        ? sendAsCompany(filterStore, { query: { limit }, body: { filter }, signal })
        : send(listPublicStore, { query: { filter, limit }, signal }),
  });
}
