// Queries of the company's people, their permissions, and its licensed apps.
import { infiniteQueryOptions } from "@tanstack/react-query";
import {
  getUserPermissions,
  listDepartments,
  listLicensedApps,
  listPeopleWithPermissions,
  pageLimits,
  type CompanySelf,
} from "@lanyard/contract";
import { companyList, companyPages, companyQuery, fresh } from "../../api/query.ts";
import { sendAsCompany } from "../../api/send-as-company.ts";

/** Only the newest licenses are loaded, because a matrix of thousands of apps would be unusable. */
const mostPages = 5;

/** All apps that the company has a license for, newest license first, with one person's permissions for each. */
export const appsQuery = (company: CompanySelf, userId?: string) => ({
  ...companyList(
    company,
    listLicensedApps,
    { query: { limit: pageLimits.most }, body: { user_id: userId } },
    mostPages,
  ),
  ...fresh,
});

export const departmentsQuery = (company: CompanySelf) => ({
  ...companyQuery(company, listDepartments, {}),
  ...fresh,
});

export interface PeopleFilter {
  readonly search: string;
  /** Undefined for any department. */
  readonly department: string | undefined;
  readonly productIds: readonly number[];
  /** Whether to list only people who have permissions for some of the products. */
  readonly isGranted: boolean;
}

const toBody = ({ search, department, productIds, isGranted }: PeopleFilter) => ({
  search,
  department,
  product_ids: [...productIds],
  ...(isGranted && { given: 1 as const }),
});

/**
 * Sorted by name, page by page. The previous view's rows stay until the new view has loaded, but not beside other apps,
 * whose permissions they do not have.
 */
export const peopleQuery = (company: CompanySelf, filter: PeopleFilter | undefined) =>
  infiniteQueryOptions({
    ...companyPages(company, listPeopleWithPermissions, { body: filter && toBody(filter) }),
    enabled: filter !== undefined,
    placeholderData: (before) =>
      String(before?.pages[0]?.query?.product_ids) === String(filter?.productIds)
        ? before
        : undefined,
    ...fresh,
  });

/** The current permissions for a product; loaded after a 409, to see what somebody else has changed. */
export const permissionsNow = (productId: number) =>
  sendAsCompany(getUserPermissions, { params: { product_id: String(productId) } });
