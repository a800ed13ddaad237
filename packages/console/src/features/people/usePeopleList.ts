// The people that the page shows, and the apps in the columns beside them.
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { peoplePermissionLimits, type CompanySelf } from "@lanyard/contract";
import { matcherOf } from "../../components/list/search-match.ts";
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
  const matches = matcherOf(view.apps);
  const found = giving.filter(({ product_name: name }) => matches(name));
  const parts = Math.max(1, Math.ceil(found.length / columnsMost));
  const part = Math.min(view.part, parts);
  const columns = found.slice((part - 1) * columnsMost, part * columnsMost);
  const app =
    found.find(({ product_id: id }) => id === view.app) ??
    found.find(({ usable }) => usable === 1) ??
    found[0];
  const asked = by === "app" ? (app ? [app] : []) : columns;
  const list = useInfiniteQuery(
    peopleQuery(
      company,
      apps.data && {
        search,
        department,
        productIds: asked.map(({ product_id: id }) => id),
        given: false,
      },
    ),
  );
  const people = list.data?.pages.flatMap(({ output }) => output) ?? [];
  const error = apps.error ?? (list.isError && !list.data ? list.error : null);
  const of = departments.data;
  const inDepartment =
    department === undefined
      ? of?.people
      : of?.departments.find((other) => other.department === department)?.people;
  return {
    /**
     * Every app with a license; `giving`: those that ask for permissions; `found`: those of them that match the search;
     * `columns`: those displayed in this part.
     */
    all,
    giving,
    found,
    columns,
    part,
    parts,
    /** The selected app in the view by app. */
    app,
    departments: of?.departments ?? [],
    people,
    /** Number of people in the selected department, or in the whole list; the search is not counted. */
    meant: inDepartment ?? people.length,
    narrowed: search !== "" || department !== undefined,
    pages: list,
    error,
    loading: !error && (apps.isPending || list.isPending || list.isPlaceholderData),
    retry: () => void (apps.error ? apps.refetch() : list.refetch()),
  };
}
export type PeopleListing = ReturnType<typeof usePeopleList>;
