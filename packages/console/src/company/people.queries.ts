// What the company's people are, what they may use, and how that changes.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
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
/** Of a company with more licenses the newest are shown: a matrix of thousands of apps is none. */
const mostPages = 5;

/** Every app that the company has a license for, newest license first, and what one person has of each. */
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
  /** Undefined: any. */
  readonly department: string | undefined;
  readonly productIds: readonly number[];
  /** Only those who may use some of the products. */
  readonly given: boolean;
}

const bodyOf = ({ search, department, productIds, given }: PeopleAsked) => ({
  search,
  department,
  product_ids: [...productIds],
  ...(given && { given: 1 as const }),
});

/** By name, page by page; what stands stays until another view has come. */
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
    placeholderData: keepPreviousData,
    ...fresh,
  });

/** What people have of a product now, for whoever was refused because it is no longer as it was. */
export const permissionsNow = (productId: number) =>
  sendAsCompany(getUserPermissions, { params: { product_id: String(productId) } });
