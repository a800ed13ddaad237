// Queries of all licenses of the connected company, their figures, and the files that are made of them.
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
import { failureOf, firstPages } from "../shared/send.ts";
import { askedBy, type DeskView } from "./desk-view.ts";

/** Whoever comes back sees what colleagues have done meanwhile. */
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
/** Those that end first of what is due soon. */
export const dueQuery = (company: CompanySelf) => deskQuery(company, dueView);

/** Asks for a file of all that the view finds, and hands it to the browser's downloads. */
export async function exportDesk(format: DeskFormat, view: DeskView): Promise<void> {
  const token = connection.get()?.token ?? "";
  const answer = await fetch(exportLicenses.path, {
    method: exportLicenses.method,
    headers: { ...headersOfReader(), "content-type": "application/json" },
    body: JSON.stringify({
      company_token: token,
      user_token: actingPerson(),
      ...askedBy(view),
      format,
    }),
  }).catch(() => undefined);
  const asker = { token: "", companyToken: token };
  if (!answer?.ok) {
    const said: unknown = await answer?.json().catch(() => undefined);
    throw failureOf(answer?.status ?? 0, said, asker);
  }
  // A connection that breaks throws here: half a file is none.
  const file = await answer.blob().catch(() => undefined);
  if (!file) throw failureOf(0, undefined, asker);
  const address = URL.createObjectURL(file);
  const { download } = await import("../shared/download.ts");
  download(address, `licenses-${new Date().toISOString().slice(0, 10)}.${format}`);
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
