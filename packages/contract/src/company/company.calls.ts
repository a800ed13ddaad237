// The calls about companies: the administrator's about accounts and tokens, and what a company asks of itself.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { line, nameLine } from "../text.shapes.ts";
import { flag, id, instant, pageQuery, pathId } from "../wire.shapes.ts";
import { byCompany } from "../license/license.shapes.ts";

export const companyLimits = { name: 120, email: 254 } as const;

export const company = z.object({
  company_id: id,
  name: z.string(),
  email: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** 0: the token is revoked. */
  active: flag,
  created_at: instant,
});
export type Company = z.output<typeof company>;

/** The token is stored hashed: this answer is the only one that shows it. */
export const companyWithToken = z.extend(company, { company_token: z.string() });

/** What a company knows of itself. */
export const companySelf = z.pick(company, {
  company_id: true,
  name: true,
  email: true,
  country: true,
});
export type CompanySelf = z.output<typeof companySelf>;

export const getCompanySelf = call({
  id: "company.self",
  method: "POST",
  reads: true,
  path: "/api/company",
  who: "company",
  summary: "The company whose token it is",
  body: byCompany,
  output: companySelf,
});

const params = z.object({ company_id: pathId });

export const listCompanies = call({
  id: "company.list",
  method: "GET",
  path: "/api/admin/companies",
  who: "admin",
  summary: "Companies, newest first",
  query: pageQuery,
  output: z.array(company),
  paged: true,
});

export const createCompany = call({
  id: "company.create",
  method: "POST",
  path: "/api/admin/companies",
  who: "admin",
  summary: "A new company and its token, shown this once",
  body: z.strictObject({
    name: z.prefault(nameLine(companyLimits.name), ""),
    email: z.prefault(line(companyLimits.email), ""),
    /** ISO 3166-1 alpha-2, in any case. */
    country: z.prefault(line(2), ""),
  }),
  output: companyWithToken,
});

export const reissueCompanyToken = call({
  id: "company.token",
  method: "POST",
  path: "/api/admin/companies/:company_id/token",
  who: "admin",
  summary:
    "A new token, shown this once, in place of the old one; a deactivated company is active again",
  params,
  output: companyWithToken,
  refusals: [404],
});

export const deactivateCompany = call({
  id: "company.deactivate",
  method: "DELETE",
  path: "/api/admin/companies/:company_id",
  who: "admin",
  summary: "Revokes the company's token; its licenses and payments stay",
  params,
  output: company,
  refusals: [404],
});
