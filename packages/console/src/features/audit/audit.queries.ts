// The file export of the audit log.
import { exportAudit } from "@lanyard/contract";
import { headersOfReader } from "../../api/request-headers.ts";
import { useApiMutation } from "../../api/mutation.ts";
import { accessToken } from "../../auth/storage.ts";
import { auditQuery, type AuditView } from "./audit-view.ts";

/** Requests a file of all entries in the view and starts its download. Throws a CallFailure. */
async function exportEntries(view: AuditView): Promise<void> {
  const asker = { token: accessToken.get(), companyToken: "" };
  const search = new URLSearchParams(auditQuery(view)).toString();
  const { downloadAnswer } = await import("../../api/download.ts");
  const request = fetch(`${exportAudit.path}?${search}`, { headers: headersOfReader() });
  await downloadAnswer(request, "audit.csv", asker);
}

/** A toast shows a failure. */
export const useExportAudit = () => useApiMutation(exportEntries, { invalidates: [] });
