// Queries of the audit log, and its file export.
import { keepPreviousData } from "@tanstack/react-query";
import { exportAudit, listAudit, type AuditEntry } from "@lanyard/contract";
import { headersOfReader } from "../../api/request-headers.ts";
import { fresh, pages, query } from "../../api/query.ts";
import { accessToken } from "../../auth/storage.ts";
import { askedBy, type AuditView } from "./audit-view.ts";

/** Newest first, page by page; the previous view's rows stay until the new view has loaded. */
export const auditQuery = (view: AuditView) => ({
  ...pages(listAudit, { query: askedBy(view) }),
  placeholderData: keepPreviousData,
  ...fresh,
});

/** One entry, or null if it does not exist. Loaded as the first entry below the next id; the response never changes. */
export const entryQuery = (id: number | undefined) => ({
  ...query(listAudit, { query: { limit: "1", cursor: String((id ?? 0) + 1) } }),
  select: ([entry]: readonly AuditEntry[]) => (entry?.audit_id === id ? (entry ?? null) : null),
  enabled: id !== undefined,
});

/** Requests a file of all entries in the view and starts its download. Throws a CallFailure. */
export async function exportTable(view: AuditView): Promise<void> {
  const asker = { token: accessToken.get(), companyToken: "" };
  const search = new URLSearchParams(askedBy(view)).toString();
  const { downloadAnswer } = await import("../../api/download.ts");
  const request = fetch(`${exportAudit.path}?${search}`, { headers: headersOfReader() });
  await downloadAnswer(request, "audit.csv", asker);
}
