// The page of the audit log, for administrators.
import { useTranslation } from "react-i18next";
import { Button, PageTitle } from "@lanyard/design-system";
import { AuditTable } from "../audit/AuditTable.tsx";
import { AuditToolbar } from "../audit/AuditToolbar.tsx";
import { everything } from "../audit/audit-view.ts";
import { useAudit } from "../audit/useAudit.ts";
import { PageBody } from "../shared/PageBody.tsx";
import { lateModal } from "../shared/late-modal.tsx";
import { usePageTitle } from "../shared/page-title.ts";

const AuditDrawer = lateModal(() => import("../audit/AuditDrawer.tsx"));

export default function AuditPage() {
  const { t } = useTranslation("office");
  const { view, change, list, entries, entry, asked, table } = useAudit();
  const title = t("audit.title");
  usePageTitle(title);
  const failed = list.error !== null && (list.isPlaceholderData || !list.data);
  const found = entries?.length ?? 0;
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
        view={view}
        entries={failed ? undefined : entries}
        stale={list.isPlaceholderData}
        error={failed ? list.error?.message : undefined}
        onRetry={() => void list.refetch()}
        onClear={() => change(everything)}
        toolbar={
          <AuditToolbar
            view={view}
            onChange={change}
            searching={list.isPlaceholderData && view.who !== ""}
            result={
              found === 0 || list.isPlaceholderData
                ? ""
                : list.hasNextPage
                  ? t("audit.found_more", { count: found })
                  : t("audit.found", { count: found })
            }
          />
        }
        more={
          list.hasNextPage || (list.data?.pages.length ?? 0) > 1
            ? {
                load: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
                busy: list.isFetchingNextPage,
                error: list.isFetchNextPageError ? list.error?.message : undefined,
              }
            : undefined
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
