// State of the audit log's page: the view from the address, the open entry, and the file export.
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useApiMutation } from "../../api/mutation.ts";
import { auditQuery, entryQuery, exportTable } from "./audit.queries.ts";
import { addressOfAudit, auditIn, type AuditView, type ChangeAudit } from "./audit-view.ts";
import { useViewParams } from "../../components/list/useViewParams.ts";

export function useAudit() {
  const [params, setParams] = useViewParams();
  const view = auditIn(params);
  const change: ChangeAudit = (wanted) =>
    setParams((before) => addressOfAudit({ ...auditIn(before), ...wanted }), {
      // Typing a search, and closing an entry, adds no history entry.
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
    /** The open entry, from the list if it has the entry. */
    entry: listed ?? asked.data,
    asked,
    /** A toast shows a failure. */
    table: useApiMutation((of: AuditView) => exportTable(of), { invalidates: [] }),
  };
}
