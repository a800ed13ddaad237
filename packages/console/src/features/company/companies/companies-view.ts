// What the administrator's list of companies shows, as stored in its address: ?search=, ?state=, ?company=.
import { companyLimits, companyStates, type CompanyState } from "@lanyard/contract";
import { searchLine } from "../../../components/list/search-line.ts";

export interface CompaniesView {
  readonly search: string;
  /** Undefined for any state. */
  readonly state: CompanyState | undefined;
  /** Id of the company whose details are open. */
  readonly company: number | undefined;
}
export type ChangeCompanies = (change: Partial<CompaniesView>) => void;

/** Ignores invalid parts of the address. */
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
