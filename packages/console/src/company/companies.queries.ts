// Queries of companies for administrators, and what they do with them.
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
} from "@tanstack/react-query";
import {
  createCompany,
  deactivateCompany,
  getCompany,
  listCompanies,
  reissueCompanyToken,
  type BodyOf,
  type GraceHours,
} from "@lanyard/contract";
import { send, sendForPage } from "../shared/send.ts";
import type { CompaniesView } from "./companies-view.ts";

/** Whoever comes back sees what other administrators have done meanwhile. */
const fresh = { refetchOnWindowFocus: "always", refetchOnReconnect: "always" } as const;

/** Newest first, page by page; what stands stays until another view has come. */
export function companiesQuery({ search, state }: CompaniesView) {
  const query = { ...(search !== "" && { search }), ...(state !== undefined && { state }) };
  return infiniteQueryOptions({
    queryKey: ["companies", query],
    queryFn: ({ pageParam, signal }) =>
      sendForPage(listCompanies, { query: { ...query, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    ...fresh,
  });
}

export const companyQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: ["companies", "one", id],
    queryFn: ({ signal }) => send(getCompany, { params: { company_id: String(id) }, signal }),
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

/** One after the other; what was revoked before one failed stays so. */
export const useRevoke = () =>
  useMutation({
    mutationFn: async (ids: readonly number[]) => {
      for (const id of ids) await send(deactivateCompany, { params: { company_id: String(id) } });
    },
  });
