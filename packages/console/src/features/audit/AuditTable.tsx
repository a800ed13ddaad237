// The audit log as a table, for administrators: when, and who did what; each row opens the changed fields.
import { useTranslation } from "react-i18next";
import type { DataColumn } from "@lanyard/design-system";
import type { AuditEntry } from "@lanyard/contract";
import { OfficeTable, type OfficeTableProps } from "../../components/list/OfficeTable.tsx";
import { AuditSentence } from "./AuditSentence.tsx";
import { timeOf } from "./audit-time.ts";
import { addressOfAudit, isNarrowed, type AuditView } from "./audit-view.ts";

export interface AuditTableProps extends OfficeTableProps<AuditEntry> {
  readonly view: AuditView;
}

const sentence = (entry: AuditEntry) => <AuditSentence entry={entry} />;

export function AuditTable({ view, ...list }: AuditTableProps) {
  const { t } = useTranslation("office");
  const when = (at: string) => (
    <time dateTime={at}>
      <bdi className="whitespace-nowrap tabular-nums">{timeOf(at, view.utc)}</bdi>
    </time>
  );
  const columns: DataColumn<AuditEntry>[] = [
    { id: "at", header: t("audit.when"), cell: (one) => when(one.at) },
    { id: "what", header: t("audit.what"), cell: sentence },
  ];
  return (
    <OfficeTable
      {...list}
      say={(text, shown) => t(`audit.${text}`, shown)}
      moreLabel={t("companies.more")}
      columns={columns}
      rowKey={({ audit_id: id }) => String(id)}
      addressOf={({ audit_id: entry }) => addressOfAudit({ ...view, entry })}
      isNarrowed={isNarrowed(view)}
    />
  );
}
