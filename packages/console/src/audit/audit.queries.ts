// Queries of the audit log, and the file that is made of it.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { exportAudit, listAudit, type AuditEntry } from "@lanyard/contract";
import { headersOfReader, lastTakenAt } from "../shared/begun.ts";
import { failureOf, firstPages, pageAtHand, send, sendForPage } from "../shared/send.ts";
import { accessToken } from "../shared/storage.ts";
import { askedBy, type AuditView } from "./audit-view.ts";

/** Newest first, page by page; what stands stays until another view has come. */
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

/** One entry, which never changes: the first one below the id after its own. Null when there is none. */
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

/** Asks for a file of all that the view finds, and hands it to the browser's downloads. */
export async function exportTable(view: AuditView): Promise<void> {
  const asker = { token: accessToken.get(), companyToken: "" };
  const search = new URLSearchParams(askedBy(view)).toString();
  const answer = await fetch(`${exportAudit.path}?${search}`, {
    headers: headersOfReader(),
  }).catch(() => undefined);
  if (!answer?.ok) {
    const said: unknown = await answer?.json().catch(() => undefined);
    throw failureOf(answer?.status ?? 0, said, asker);
  }
  // A connection that breaks throws here: half a file is none.
  const file = await answer.blob().catch(() => undefined);
  if (!file) throw failureOf(0, undefined, asker);
  const address = URL.createObjectURL(file);
  const { download } = await import("../shared/download.ts");
  download(address, `audit-${new Date().toISOString().slice(0, 10)}.csv`);
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
