// The calls about all licenses of a company at once.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { line } from "../text.shapes.ts";
import { pageQuery, pathId } from "../wire.shapes.ts";
import {
  licenseFilters,
  licenseExportFormats,
  licenseListLimits,
  licenseOrders,
} from "./list.limits.ts";
import { licenseCard, licenseSummary } from "./list.shapes.ts";
import { asker, byCompany, companyToken } from "./license.shapes.ts";

const base = "/api/licenses";
const listFilters = {
  company_token: companyToken,
  user_token: asker,
  filter: z.nullish(z.enum(licenseFilters)),
  /** Words of the name in any language; all of them must occur. */
  search: z.prefault(line(licenseListLimits.search), ""),
  /** By next renewal (soonest first), by name, or by monthly cost (highest first). */
  order: z.prefault(z.enum(licenseOrders), "renewal"),
};

export const listLicenses = call({
  id: "license.list",
  method: "POST",
  reads: true,
  path: base,
  who: "company",
  summary: "Lists the company's licenses, including those of products no longer on sale",
  query: pageQuery,
  body: z.strictObject(listFilters),
  output: z.array(licenseCard),
  paged: true,
});

export const listLicensesOfCompany = call({
  id: "license.listOfCompany",
  method: "GET",
  path: "/api/admin/companies/:company_id/licenses",
  who: "admin",
  summary: "Lists a company's licenses by name, including those of products no longer on sale",
  params: z.object({ company_id: pathId }),
  query: pageQuery,
  output: z.array(licenseCard),
  paged: true,
  refusals: [404],
});

export const summarizeLicenses = call({
  id: "license.summary",
  method: "POST",
  reads: true,
  path: `${base}/summary`,
  who: "company",
  summary:
    "Returns the monthly cost of the company's licenses, the cost of those due, and the count of each filter",
  body: byCompany,
  output: licenseSummary,
});

export const exportLicenses = call({
  id: "license.export",
  method: "POST",
  reads: true,
  path: `${base}/export`,
  who: "company",
  summary: "Downloads the filtered licenses as CSV, or their renewals as a calendar",
  body: z.strictObject({ ...listFilters, format: z.enum(licenseExportFormats) }),
  output: z.string(),
  answersFile: ["text/csv", "text/calendar"],
});
