// Navigates the console to what its host wants to see: every place and view has an address.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { parsePath, useLocation, useNavigate, type NavigateOptions } from "react-router-dom";
import { tellPeople } from "@lanyard/contract";
import { useApiMutation } from "../../../api/mutation.ts";
import { useTopic } from "../../../components/host/notifications.ts";
import { paths } from "../../../app/paths.ts";
import { sendAsCompany } from "../../../api/send-as-company.ts";
import { matchCalls } from "../../../api/query.ts";
import { companyPeople } from "../../../api/stale-calls.ts";
import { placeOpens, refreshes } from "../host-options.ts";
import { toPath } from "./place-paths.ts";
import { filters, peopleWishes, periods, searches, type HostPerson } from "./host-requests.ts";

type Parameters = Readonly<Record<string, string | undefined>>;

/** The pages with a search, and the query parameter that holds its words. */
const searching: Readonly<Record<string, string>> = {
  [paths.store]: "filter",
  [paths.licenses]: "search",
  [paths.people]: "search",
};

export function HostDirector() {
  const client = useQueryClient();
  const { mutate: tell } = useApiMutation(
    (people: readonly HostPerson[]) => sendAsCompany(tellPeople, { body: { people: [...people] } }),
    {
      invalidates: companyPeople,
      // A page that is loading for the first time may have asked before the server knew these people.
      onSuccess: () => void client.cancelQueries(matchCalls(companyPeople)),
    },
  );
  const location = useLocation();
  const navigate = useNavigate();
  // Where the console is going: a host may send two messages before the page of the first one has loaded.
  const target = useRef(location);
  useEffect(() => {
    target.current = location;
  }, [location]);
  const goTo = (address: string, options: NavigateOptions = {}) => {
    target.current = { ...location, search: "", ...parsePath(address) };
    void navigate(address, options);
  };

  /** Sets query parameters; on the current page the other parameters stay. */
  const go = (path: string, parameters: Parameters) => {
    const { pathname, search } = target.current;
    const query = new URLSearchParams(path === pathname ? search : "");
    for (const [name, value] of Object.entries(parameters))
      if (value === undefined || value === "") query.delete(name);
      else query.set(name, value);
    const next = query.toString();
    const address = next === "" ? path : `${path}?${next}`;
    // Replace the entry on the same page, so that a search sent letter by letter is one step back.
    if (address !== pathname + search) goTo(address, { replace: path === pathname });
  };

  useTopic(placeOpens, (place) => goTo(toPath(place)));
  useTopic(refreshes, () => void client.invalidateQueries());
  // On a page without a search of its own, search the store.
  useTopic(searches, (words) => {
    const { pathname } = target.current;
    const path = pathname in searching ? pathname : paths.store;
    go(path, { [searching[path] ?? ""]: words });
  });
  useTopic(filters, (filter) =>
    filter.of === "store"
      ? go(paths.store, { menu_entry_id: filter.entry?.toString() })
      : go(paths.licenses, { filter: filter.filter }),
  );
  // Only receipts can be filtered by date.
  useTopic(periods, ({ from, to }) => go(paths.receipts, { from, to }));
  useTopic(peopleWishes, ({ people, search: words }) => {
    go(paths.people, { search: words });
    if (people.length > 0) tell(people);
  });
  return null;
}
