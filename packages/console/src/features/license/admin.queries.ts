// The licenses of a company, for administrators.
import { listLicensesOfCompany } from "@lanyard/contract";
import { pages } from "../../api/query.ts";

export const licensesOfCompany = (company: number) =>
  pages(listLicensesOfCompany, { params: { company_id: String(company) } });
