// The calls about companies: administrators manage accounts and tokens; a company reads its own data.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { line, nameLine } from "../text.shapes.ts";
import { flag, id, instant, pageQuery, pathId } from "../wire.shapes.ts";
import { byCompany } from "../license/license.shapes.ts";

export const companyLimits = { name: 120, email: 254, search: 100 } as const;
/** How many hours the previous token may keep working after a new one is issued; 0: it ends at once. */
export const graceHours = [0, 1, 24, 168, 720] as const;
export type GraceHours = (typeof graceHours)[number];
/** `changing`: the previous token still works besides the current one. */
export const companyStates = ["active", "changing", "revoked"] as const;
export type CompanyState = (typeof companyStates)[number];

export const company = z.object({
  company_id: id,
  name: z.string(),
  email: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** 0: the token is revoked. */
  active: flag,
  created_at: instant,
  /** When its token was last used, to the hour; null: never. */
  last_seen_at: z.nullable(instant),
  /** Until when the previous token works besides the current one; null when it does not. */
  former_token_until: z.nullable(instant),
});
export type Company = z.output<typeof company>;

/** The server stores only a hash of the token, so this response is the only one that shows it. */
export const companyWithToken = z.extend(company, { company_token: z.string() });

export const companyDetail = z.extend(company, { people: z.int() });
export type CompanyDetail = z.output<typeof companyDetail>;

/** What a company can read about itself. */
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
  summary: "Returns the company that the token belongs to",
  body: byCompany,
  output: companySelf,
});

const params = z.object({ company_id: pathId });

export const listCompanies = call({
  id: "company.list",
  method: "GET",
  path: "/api/admin/companies",
  who: "admin",
  summary: "Lists companies, newest first",
  query: z.extend(pageQuery, {
    /** Part of a name or an e-mail; one or two letters match only at the start of a word. */
    search: z.optional(line(companyLimits.search)),
    state: z.optional(z.enum(companyStates)),
  }),
  output: z.array(company),
  paged: true,
});

export const getCompany = call({
  id: "company.get",
  method: "GET",
  path: "/api/admin/companies/:company_id",
  who: "admin",
  summary: "Returns a company and the number of people on its list",
  params,
  output: companyDetail,
  refusals: [404],
});

export const createCompany = call({
  id: "company.create",
  method: "POST",
  path: "/api/admin/companies",
  who: "admin",
  summary: "Creates a company and returns its token, which is shown only once",
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
    "Issues a new token, shown only once; the old one ends at once or after a grace period. Reactivates a deactivated company",
  params,
  body: z.strictObject({ grace_hours: z.prefault(z.literal([...graceHours]), 0) }),
  output: companyWithToken,
  refusals: [404],
});

export const deactivateCompany = call({
  id: "company.deactivate",
  method: "DELETE",
  path: "/api/admin/companies/:company_id",
  who: "admin",
  summary: "Deactivates a company by revoking all its tokens; its licenses and payments stay",
  params,
  output: company,
  refusals: [404],
});
