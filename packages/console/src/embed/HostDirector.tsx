// Takes the console to what its host wants to see: places and views are addresses, so a wish is a way to one.
import { useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router-dom";
import { tellPeople, type CompanySelf } from "@lanyard/contract";
import { ofCompany } from "../shared/company-connection.ts";
import { useTopic } from "../shared/notifications.ts";
import { paths } from "../shared/paths.ts";
import { sendAsCompany } from "../shared/send-as-company.ts";
import { placeOpens, refreshes } from "./host-options.ts";
import { pathOf } from "./place-paths.ts";
import { filters, peopleWishes, periods, searches } from "./host-wishes.ts";

type Parameters = Readonly<Record<string, string | undefined>>;

/** Pages that search, by the name that their address has for the words. */
const searching: Readonly<Record<string, string>> = {
  [paths.store]: "filter",
  [paths.licenses]: "search",
  [paths.people]: "search",
};

export function HostDirector({ company }: { readonly company: CompanySelf }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  /** What the page shows already stays, when it is this page. */
  const go = (path: string, parameters: Parameters) => {
    const query = new URLSearchParams(path === pathname ? search : "");
    for (const [name, value] of Object.entries(parameters))
      if (value === undefined || value === "") query.delete(name);
      else query.set(name, value);
    const next = query.toString();
    const address = next === "" ? path : `${path}?${next}`;
    // Words of a host that come letter by letter are one step back.
    if (address !== pathname + search) void navigate(address, { replace: path === pathname });
  };

  useTopic(placeOpens, (place) => void navigate(pathOf(place)));
  useTopic(refreshes, () => void client.invalidateQueries());
  // Where the page has no search of its own, the store is searched.
  useTopic(searches, (words) => {
    const path = pathname in searching ? pathname : paths.store;
    go(path, { [searching[path] ?? ""]: words });
  });
  useTopic(filters, (filter) =>
    filter.of === "store"
      ? go(paths.store, { menu_entry_id: filter.entry?.toString() })
      : go(paths.licenses, { filter: filter.filter }),
  );
  // What a company does by days is to pay.
  useTopic(periods, ({ from, to }) => go(paths.receipts, { from, to }));
  useTopic(peopleWishes, ({ people, search: words }) => {
    go(paths.people, { search: words });
    if (people.length === 0) return;
    void sendAsCompany(tellPeople, { body: { people: [...people] } })
      .then(() => client.invalidateQueries({ queryKey: ofCompany(company) }))
      // The company's list stays as it is; the page shows that.
      .catch(() => undefined);
  });
  return null;
}
