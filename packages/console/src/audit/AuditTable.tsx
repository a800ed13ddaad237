// The audit log as a table, for administrators: when, who, action, subject; each row opens the changed fields.
import { useTranslation } from "react-i18next";
import type { DataColumn } from "@lanyard/design-system";
import type { AuditEntry } from "@lanyard/contract";
import { OfficeTable, type OfficeTableProps } from "../shared/OfficeTable.tsx";
import { AuditActor } from "./AuditActor.tsx";
import { timeOf } from "./audit-time.ts";
import { addressOfAudit, isNarrowed, type AuditView } from "./audit-view.ts";

export interface AuditTableProps extends OfficeTableProps<AuditEntry> {
  readonly view: AuditView;
}

const who = (entry: AuditEntry) => <AuditActor actor={entry.actor} />;
const what = ({ action }: AuditEntry) => (
  <bdi className="font-mono text-sm wrap-anywhere max-sm:text-end">{action}</bdi>
);

export function AuditTable({ view, ...list }: AuditTableProps) {
  const { t } = useTranslation("office");
  const when = (at: string) => (
    <time dateTime={at}>
      <bdi className="whitespace-nowrap tabular-nums">{timeOf(at, view.utc)}</bdi>
    </time>
  );
  const columns: DataColumn<AuditEntry>[] = [
    { id: "at", header: t("audit.when"), cell: (one) => when(one.at) },
    { id: "who", header: t("audit.who"), cell: who },
    { id: "action", header: t("audit.action"), cell: what },
    {
      id: "subject",
      header: t("audit.subject"),
      cell: ({ subject: { kind, id } }) => {
        const name = t(`audit.subject_${kind}`);
        return id === null ? name : t("audit.numbered", { what: name, id });
      },
    },
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
