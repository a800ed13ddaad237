// Queries of the audit log, and its file export.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { exportAudit, listAudit, type AuditEntry } from "@lanyard/contract";
import { headersOfReader, lastTakenAt } from "../shared/begun.ts";
import { firstPages, pageAtHand, send, sendForPage } from "../shared/send.ts";
import { accessToken } from "../shared/storage.ts";
import { askedBy, type AuditView } from "./audit-view.ts";

/** Newest first, page by page; the previous view's rows stay until the new view has loaded. */
export function auditQuery(view: AuditView) {
  const query = askedBy(view);
  return infiniteQueryOptions({
    queryKey: ["audit", query],
    queryFn: ({ pageParam, signal }) =>
      sendForPage(listAudit, { query: { ...query, cursor: pageParam }, signal }),
    initialData: () => firstPages(pageAtHand(listAudit, { query })),
    initialDataUpdatedAt: lastTakenAt,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
  });
}

/** One entry, or null if it does not exist. Loaded as the first entry below the next id; the response never changes. */
export function entryQuery(id: number | undefined) {
  const query = { limit: "1", cursor: String((id ?? 0) + 1) };
  const oneIn = ([entry]: readonly AuditEntry[]) =>
    entry?.audit_id === id ? (entry ?? null) : null;
  return queryOptions({
    queryKey: ["audit", "one", id],
    queryFn: async ({ signal }) => oneIn(await send(listAudit, { query, signal })),
    initialData: () => {
      const page = pageAtHand(listAudit, { query });
      return page && oneIn(page.output);
    },
    initialDataUpdatedAt: lastTakenAt,
    enabled: id !== undefined,
  });
}

/** Requests a file of all entries in the view and starts its download. Throws a CallFailure. */
export async function exportTable(view: AuditView): Promise<void> {
  const asker = { token: accessToken.get(), companyToken: "" };
  const search = new URLSearchParams(askedBy(view)).toString();
  const { downloadAnswer } = await import("../shared/download.ts");
  const request = fetch(`${exportAudit.path}?${search}`, { headers: headersOfReader() });
  await downloadAnswer(request, "audit.csv", asker);
}
