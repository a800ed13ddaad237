// Queries and mutations of companies for administrators.
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import {
  createCompany,
  deactivateCompany,
  getCompany,
  listCompanies,
  reissueCompanyToken,
  type BodyOf,
  type Company,
  type GraceHours,
} from "@lanyard/contract";
import { lastTakenAt } from "../shared/begun.ts";
import { changeable } from "../shared/changeable.ts";
import { inTurn } from "../shared/in-turn.ts";
import { asking, firstPages, pageAtHand, send, sendForPage } from "../shared/send.ts";
import type { CompaniesView } from "./companies-view.ts";

/** Refetches when the window regains focus, to show what other administrators have done meanwhile. */
const fresh = { refetchOnWindowFocus: "always", refetchOnReconnect: "always" } as const;

/** Newest first, page by page; the previous view's rows stay until the new view has loaded. */
export function companiesQuery({ search, state }: CompaniesView) {
  const query = { ...(search !== "" && { search }), ...(state !== undefined && { state }) };
  return infiniteQueryOptions({
    queryKey: ["companies", query],
    queryFn: ({ pageParam, signal }) =>
      sendForPage(listCompanies, { query: { ...query, cursor: pageParam }, signal }),
    initialData: () => firstPages(pageAtHand(listCompanies, { query })),
    initialDataUpdatedAt: lastTakenAt,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    ...fresh,
  });
}

export const companyQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: ["companies", "one", id],
    ...asking(getCompany, { params: { company_id: String(id) } }),
    enabled: id !== undefined,
    ...fresh,
  });

export type NewCompany = BodyOf<typeof createCompany>;
export const useCreateCompany = () =>
  useMutation({ mutationFn: (body: NewCompany) => send(createCompany, { body }) });

export const useReplaceToken = () =>
  useMutation({
    mutationFn: ({ id, hours }: { readonly id: number; readonly hours: GraceHours }) =>
      send(reissueCompanyToken, {
        params: { company_id: String(id) },
        body: { grace_hours: hours },
      }),
  });

type Named = Pick<Company, "company_id" | "name">;
interface Revocation {
  readonly companies: readonly Named[];
  /** Called for each revoked company, even if a later one fails. */
  readonly onDone: (company: Named) => void;
}

/** Resolves to the companies whose revocation the server refused. */
export const useRevoke = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ companies, onDone }: Revocation) =>
      inTurn(
        companies,
        ({ company_id: id }) => send(deactivateCompany, { params: { company_id: String(id) } }),
        onDone,
      ),
    // Some companies may have been revoked before the error.
    onError: () => void client.invalidateQueries(changeable),
  });
};
