// Takes the console to what its host wants to see: places and views are addresses, so a wish is a way to one.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { tellPeople } from "@lanyard/contract";
import { useTopic } from "../shared/notifications.ts";
import { paths } from "../shared/paths.ts";
import { sendAsCompany } from "../shared/send-as-company.ts";
import { placeOpens, refreshes } from "./host-options.ts";
import { pathOf } from "./place-paths.ts";
import { filters, peopleWishes, periods, searches, type HostPerson } from "./host-wishes.ts";

type Parameters = Readonly<Record<string, string | undefined>>;

/** Pages that search, by the name that their address has for the words. */
const searching: Readonly<Record<string, string>> = {
  [paths.store]: "filter",
  [paths.licenses]: "search",
  [paths.people]: "search",
};

export function HostDirector() {
  // As a mutation: what is refused is told, and what has changed is read again.
  const { mutate: tell } = useMutation({
    mutationFn: (people: readonly HostPerson[]) =>
      sendAsCompany(tellPeople, { body: { people: [...people] } }),
  });
  const client = useQueryClient();
  const navigate = useNavigate();

  /** What the page shows already stays, when it is this page. */
  const go = (path: string, parameters: Parameters) => {
    // Not what was rendered last: a host may say two things before that.
    const { pathname, search } = window.location;
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
    const { pathname } = window.location;
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
    if (people.length > 0) tell(people);
  });
  return null;
}
