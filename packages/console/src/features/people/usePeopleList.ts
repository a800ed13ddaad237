// The people that the page shows, and the apps in the columns beside them.
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { peoplePermissionLimits, type CompanySelf } from "@lanyard/contract";
import { createMatcher } from "../../components/list/search-match.ts";
import { appsQuery, departmentsQuery, peopleQuery } from "./people.queries.ts";
import type { PeopleView } from "./usePeopleView.ts";

/** Number of apps in the columns at once. */
export const columnsMost = peoplePermissionLimits.products;

export function usePeopleList(
  company: CompanySelf,
  { by, search, department, ...view }: PeopleView,
) {
  const apps = useQuery(appsQuery(company));
  const departments = useQuery(departmentsQuery(company));
  const all = apps.data ?? [];
  const giving = all.filter(({ permissions }) => permissions.length > 0);
  const matches = createMatcher(view.apps);
  const matchingApps = giving.filter(({ product_name: name }) => matches(name));
  const parts = Math.max(1, Math.ceil(matchingApps.length / columnsMost));
  const part = Math.min(view.part, parts);
  const columns = matchingApps.slice((part - 1) * columnsMost, part * columnsMost);
  const app =
    matchingApps.find(({ product_id: id }) => id === view.app) ??
    matchingApps.find(({ usable }) => usable === 1) ??
    matchingApps[0];
  const queriedApps = by === "app" ? (app ? [app] : []) : columns;
  const list = useInfiniteQuery(
    peopleQuery(
      company,
      apps.data && {
        search,
        department,
        productIds: queriedApps.map(({ product_id: id }) => id),
        isGranted: false,
      },
    ),
  );
  const people = list.data?.pages.flatMap(({ output }) => output) ?? [];
  const error = apps.error ?? (list.isError && !list.data ? list.error : null);
  const counts = departments.data;
  const inDepartment =
    department === undefined
      ? counts?.people
      : counts?.departments.find((other) => other.department === department)?.people;
  return {
    /**
     * Every app with a license; `giving`: those that ask for permissions; `matchingApps`: those of them that match the search;
     * `columns`: those displayed in this part.
     */
    all,
    giving,
    matchingApps,
    columns,
    part,
    parts,
    /** The selected app in the view by app. */
    app,
    departments: counts?.departments ?? [],
    people,
    /** Number of people in the selected department, or in the whole list; the search is not counted. */
    total: inDepartment ?? people.length,
    narrowed: search !== "" || department !== undefined,
    pages: list,
    error,
    loading: !error && (apps.isPending || list.isPending || list.isPlaceholderData),
    retry: () => void (apps.error ? apps.refetch() : list.refetch()),
  };
}
export type PeopleListing = ReturnType<typeof usePeopleList>;
