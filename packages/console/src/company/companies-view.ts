// What the administrator's list of companies shows, as its address has it: ?search=, ?state=, ?company=.
import { companyLimits, companyStates, type CompanyState } from "@lanyard/contract";
import { searchLine } from "../shared/search-line.ts";

export interface CompaniesView {
  readonly search: string;
  /** Undefined: any. */
  readonly state: CompanyState | undefined;
  /** The one that is open beside the list. */
  readonly company: number | undefined;
}
export type ChangeCompanies = (change: Partial<CompaniesView>) => void;

/** What an address has wrong is as if it were not there. */
export const companiesIn = (params: URLSearchParams): CompaniesView => {
  const id = params.get("company") ?? "";
  return {
    search: searchLine(params.get("search"), companyLimits.search),
    state: companyStates.find((state) => state === params.get("state")),
    company: /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined,
  };
};

export const addressOfCompanies = ({ search, state, company }: CompaniesView) => ({
  ...(search !== "" && { search }),
  ...(state !== undefined && { state }),
  ...(company !== undefined && { company: String(company) }),
});

export const isNarrowed = ({ search, state }: CompaniesView): boolean =>
  search !== "" || state !== undefined;
