// The audit log as its page shows it: what the address says, the entry that is open, and the file of all that it finds.
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { auditQuery, entryQuery, exportTable } from "./audit.queries.ts";
import { addressOfAudit, auditIn, type AuditView, type ChangeAudit } from "./audit-view.ts";

export function useAudit() {
  const [params, setParams] = useSearchParams();
  const view = auditIn(params);
  const change: ChangeAudit = (wanted) =>
    setParams((before) => addressOfAudit({ ...auditIn(before), ...wanted }), {
      // Words that are being typed are no steps of their own, and neither is closing what is open.
      replace: wanted.who !== undefined || "entry" in wanted,
    });
  const list = useInfiniteQuery(auditQuery(view));
  const listed = list.data?.pages
    .flatMap(({ output }) => output)
    .find(({ audit_id: id }) => id === view.entry);
  const asked = useQuery(entryQuery(listed ? undefined : view.entry));
  return {
    view,
    change,
    list,
    /** The open one: of the list, where it has it. */
    entry: listed ?? asked.data,
    asked,
    /** Why it failed, a toast says. */
    table: useMutation({ mutationFn: (of: AuditView) => exportTable(of) }),
  };
}
