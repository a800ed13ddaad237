// Products of the store that are found by their words, for the palette.
import { queryOptions } from "@tanstack/react-query";
import { filterStore, listPublicStore, storeLimits, type CompanySelf } from "@lanyard/contract";
import { ofCompany } from "../shared/company-connection.ts";
import { send } from "../shared/send.ts";
import { sendAsCompany } from "../shared/send-as-company.ts";

/** Who looks for more goes to the store. */
const limit = 5;

/** Of what the company may have, else of what everybody can. */
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
