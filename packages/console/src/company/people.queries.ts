// Queries of the company's people, their permissions, and its licensed apps.
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import {
  getUserPermissions,
  listDepartments,
  listLicensedApps,
  listPeopleWithPermissions,
  pageLimits,
  type CompanySelf,
  type LicensedApp,
} from "@lanyard/contract";
import { ofCompany } from "../shared/company-connection.ts";
import { lastTakenAt } from "../shared/begun.ts";
import {
  askingAsCompany,
  companyPageAtHand,
  sendAsCompany,
  sendAsCompanyForPage,
} from "../shared/send-as-company.ts";
import { firstPages } from "../shared/send.ts";

const fresh = { refetchOnWindowFocus: "always" } as const;
/** Only the newest licenses are loaded, because a matrix of thousands of apps would be unusable. */
const mostPages = 5;

/** All apps that the company has a license for, newest license first, with one person's permissions for each. */
export const appsQuery = (company: CompanySelf, userId?: string) =>
  queryOptions({
    queryKey: [...ofCompany(company), "apps", userId ?? ""],
    queryFn: async ({ signal }) => {
      const apps: LicensedApp[] = [];
      let cursor: string | undefined;
      for (let turn = 0; turn < mostPages; turn += 1) {
        const page = await sendAsCompanyForPage(listLicensedApps, {
          query: { limit: pageLimits.most, cursor },
          body: { user_id: userId },
          signal,
        });
        apps.push(...page.output);
        cursor = page.next;
        if (cursor === undefined) break;
      }
      return apps;
    },
    initialData: () =>
      companyPageAtHand(
        listLicensedApps,
        { query: { limit: pageLimits.most }, body: { user_id: userId } },
        true,
      )?.output,
    initialDataUpdatedAt: lastTakenAt,
    ...fresh,
  });

export const departmentsQuery = (company: CompanySelf) =>
  queryOptions({
    queryKey: [...ofCompany(company), "departments"],
    ...askingAsCompany(listDepartments, {}),
    ...fresh,
  });

export interface PeopleAsked {
  readonly search: string;
  /** Undefined for any department. */
  readonly department: string | undefined;
  readonly productIds: readonly number[];
  /** Whether to list only people who have permissions for some of the products. */
  readonly given: boolean;
}

const bodyOf = ({ search, department, productIds, given }: PeopleAsked) => ({
  search,
  department,
  product_ids: [...productIds],
  ...(given && { given: 1 as const }),
});

/** Whether an earlier query of people was about the same apps. */
const isAboutSame = (queryKey: readonly unknown[], asked: PeopleAsked | undefined) => {
  const before = queryKey.at(-1) as PeopleAsked | undefined;
  return String(before?.productIds) === String(asked?.productIds);
};

/**
 * Sorted by name, page by page. The previous view's rows stay until the new view has loaded, but not beside other apps,
 * whose permissions they do not have.
 */
export const peopleQuery = (company: CompanySelf, asked: PeopleAsked | undefined) =>
  infiniteQueryOptions({
    queryKey: [...ofCompany(company), "people", asked],
    queryFn: ({ pageParam, signal }) =>
      sendAsCompanyForPage(listPeopleWithPermissions, {
        query: { cursor: pageParam },
        body: bodyOf(asked!),
        signal,
      }),
    initialData: () =>
      firstPages(asked && companyPageAtHand(listPeopleWithPermissions, { body: bodyOf(asked) })),
    initialDataUpdatedAt: lastTakenAt,
    enabled: asked !== undefined,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: (before, query) =>
      query && isAboutSame(query.queryKey, asked) ? before : undefined,
    ...fresh,
  });

/** The current permissions for a product; loaded after a 409, to see what somebody else has changed. */
export const permissionsNow = (productId: number) =>
  sendAsCompany(getUserPermissions, { params: { product_id: String(productId) } });
