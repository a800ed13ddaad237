// Queries and mutations of companies for administrators.
import { keepPreviousData } from "@tanstack/react-query";
import {
  createCompany,
  deactivateCompany,
  getCompany,
  listCompanies,
  reissueCompanyToken,
  type RequestBody,
  type Company,
  type GraceHours,
} from "@lanyard/contract";
import { inTurn } from "../../../api/in-turn.ts";
import { useApiMutation } from "../../../api/mutation.ts";
import { fresh, pages, query } from "../../../api/query.ts";
import { send } from "../../../api/send.ts";
import type { CompaniesView } from "./companies-view.ts";

/** Newest first, page by page; the previous view's rows stay until the new view has loaded. */
export const companiesQuery = ({ search, state }: CompaniesView) => ({
  ...pages(listCompanies, {
    query: { ...(search !== "" && { search }), ...(state !== undefined && { state }) },
  }),
  placeholderData: keepPreviousData,
  ...fresh,
});

export const companyQuery = (id: number | undefined) => ({
  ...query(getCompany, { params: { company_id: String(id) } }),
  enabled: id !== undefined,
  ...fresh,
});

const invalidates = [listCompanies, getCompany];

export type NewCompany = RequestBody<typeof createCompany>;
export const useCreateCompany = () =>
  useApiMutation((body: NewCompany) => send(createCompany, { body }), { invalidates });

export const useReplaceToken = () =>
  useApiMutation(
    ({ id, hours }: { readonly id: number; readonly hours: GraceHours }) =>
      send(reissueCompanyToken, {
        params: { company_id: String(id) },
        body: { grace_hours: hours },
      }),
    { invalidates },
  );

type Named = Pick<Company, "company_id" | "name">;
interface Revocation {
  readonly companies: readonly Named[];
  /** Called for each revoked company, even if a later one fails. */
  readonly onDone: (company: Named) => void;
}

/** Resolves to the companies whose revocation the server refused. */
export const useRevoke = () =>
  useApiMutation(
    ({ companies, onDone }: Revocation) =>
      inTurn(
        companies,
        ({ company_id: id }) => send(deactivateCompany, { params: { company_id: String(id) } }),
        onDone,
      ),
    { invalidates, partial: true },
  );
