// The page of the audit log, for administrators.
import { useTranslation } from "react-i18next";
import { Button } from "@lanyard/design-system";
import type { PageQueries } from "../api/page-queries.ts";
import { AdminListPage } from "../components/admin-list/AdminListPage.tsx";
import { rowsQuery } from "../components/admin-list/admin-list.ts";
import { readView } from "../components/admin-list/list-view.ts";
import { useAdminList } from "../components/admin-list/useAdminList.ts";
import { lateModal } from "../components/late/late-modal.tsx";
import { AuditFilters } from "../features/audit/AuditFilters.tsx";
import { auditList, useAuditWords } from "../features/audit/audit.list.tsx";
import { useExportAudit } from "../features/audit/audit.queries.ts";

const AuditDrawer = lateModal(() => import("../features/audit/AuditDrawer.tsx"));

/** The list has most entries that an address opens. */
export const queries: PageQueries = ({ search }) => [
  rowsQuery(auditList, readView(auditList.params, search)),
];

export default function AuditPage() {
  const { t } = useTranslation("office");
  const state = useAdminList(auditList, useAuditWords());
  const exporting = useExportAudit();
  const { view, change } = state;
  return (
    <AdminListPage
      state={state}
      action={
        <Button
          busy={exporting.isPending}
          busyLabel={t("audit.exporting")}
          onClick={() => exporting.mutate(view)}
        >
          {t("audit.export")}
        </Button>
      }
      filters={<AuditFilters view={view} onChange={change} />}
    >
      <AuditDrawer
        {...state.drawer}
        utc={view.utc !== undefined}
        onNarrow={(narrowed) => change({ ...narrowed, entry: undefined })}
      />
    </AdminListPage>
  );
}
