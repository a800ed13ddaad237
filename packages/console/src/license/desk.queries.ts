// Queries of all licenses of the connected company and their figures, and the file export.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  exportLicenses,
  listLicenses,
  summarizeLicenses,
  type CompanySelf,
  type DeskFormat,
} from "@lanyard/contract";
import { actingPerson, connection, ofCompany } from "../shared/company-connection.ts";
import { headersOfReader, lastTakenAt } from "../shared/begun.ts";
import {
  askingAsCompany,
  companyPageAtHand,
  sendAsCompanyForPage,
} from "../shared/send-as-company.ts";
import { firstPages } from "../shared/send.ts";
import { askedBy, type DeskView } from "./desk-view.ts";

/** Refetches when the window regains focus, to show what colleagues have done meanwhile. */
const fresh = { refetchOnWindowFocus: "always", refetchOnReconnect: "always" } as const;

export const deskKey = (company: CompanySelf) => [...ofCompany(company), "licenses"] as const;

export const deskSummaryQuery = (company: CompanySelf) =>
  queryOptions({
    queryKey: [...deskKey(company), "summary"],
    ...askingAsCompany(summarizeLicenses, {}),
    ...fresh,
  });

export function deskQuery(company: CompanySelf, view: DeskView) {
  const body = askedBy(view);
  return infiniteQueryOptions({
    queryKey: [...deskKey(company), body],
    queryFn: ({ pageParam, signal }) =>
      sendAsCompanyForPage(listLicenses, { body, query: { cursor: pageParam }, signal }),
    initialData: () => firstPages(companyPageAtHand(listLicenses, { body })),
    initialDataUpdatedAt: lastTakenAt,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    ...fresh,
  });
}

const dueView = { view: "wallet", filter: "due", search: "", order: "renewal" } as const;
/** The due licenses, those that end first at the top. */
export const dueQuery = (company: CompanySelf) => deskQuery(company, dueView);

/** Requests a file of all licenses in the view and starts its download. Throws a CallFailure. */
export async function exportDesk(format: DeskFormat, view: DeskView): Promise<void> {
  const token = connection.get()?.token ?? "";
  const { downloadAnswer } = await import("../shared/download.ts");
  const request = fetch(exportLicenses.path, {
    method: exportLicenses.method,
    headers: { ...headersOfReader(), "content-type": "application/json" },
    body: JSON.stringify({
      company_token: token,
      user_token: actingPerson(),
      ...askedBy(view),
      format,
    }),
  });
  await downloadAnswer(request, `licenses.${format}`, { token: "", companyToken: token });
}
