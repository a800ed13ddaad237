// The page of the audit log, for administrators.
import { useTranslation } from "react-i18next";
import { Button, PageTitle } from "@lanyard/design-system";
import { AuditTable } from "../features/audit/AuditTable.tsx";
import { AuditToolbar } from "../features/audit/AuditToolbar.tsx";
import { everything } from "../features/audit/audit-view.ts";
import { auditIn } from "../features/audit/audit-view.ts";
import { auditQuery } from "../features/audit/audit.queries.ts";
import { useAudit } from "../features/audit/useAudit.ts";
import { foundIn, listedBy } from "../api/listed.ts";
import { PageBody } from "../components/page/PageBody.tsx";
import { lateModal } from "../components/late/late-modal.tsx";
import type { PageQueries } from "../api/page-queries.ts";
import { usePageTitle } from "../components/page/page-title.ts";

const AuditDrawer = lateModal(() => import("../features/audit/AuditDrawer.tsx"));

export const queries: PageQueries = ({ search }) => {
  const view = auditIn(search);
  return [auditQuery(view)];
};

export default function AuditPage() {
  const { t } = useTranslation("office");
  const { view, change, list, entry, asked, table } = useAudit();
  const title = t("audit.title");
  usePageTitle(title);
  const shown = listedBy(list);
  return (
    <PageBody className="gap-8 py-8">
      <PageTitle
        variant="button"
        title={title}
        action={
          <Button
            busy={table.isPending}
            busyLabel={t("audit.exporting")}
            onClick={() => table.mutate(view)}
          >
            {t("audit.export")}
          </Button>
        }
      />
      <AuditTable
        {...shown}
        view={view}
        onClear={() => change(everything)}
        toolbar={
          <AuditToolbar
            view={view}
            onChange={change}
            searching={shown.stale && view.who !== ""}
            result={foundIn(shown, (text, found) => t(`audit.${text}`, found))}
          />
        }
      />
      <AuditDrawer
        open={view.entry !== undefined}
        onOpenChange={(next) => {
          if (!next) change({ entry: undefined });
        }}
        entry={entry}
        utc={view.utc}
        error={asked.error?.message}
        onRetry={() => void asked.refetch()}
        onNarrow={(wanted) => change({ ...wanted, entry: undefined })}
      />
    </PageBody>
  );
}
