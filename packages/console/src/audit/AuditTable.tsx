// The audit log as a table, for administrators: when, who, which action, about what; each row opens what changed.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import {
  Button,
  DataTable,
  EmptyState,
  LoadMore,
  Notice,
  type DataColumn,
} from "@lanyard/design-system";
import type { AuditEntry } from "@lanyard/contract";
import { AuditActor } from "./AuditActor.tsx";
import { timeOf } from "./audit-time.ts";
import { addressOfAudit, isNarrowed, type AuditView } from "./audit-view.ts";

export interface AuditTableProps {
  readonly view: AuditView;
  /** Undefined while loading. */
  readonly entries: readonly AuditEntry[] | undefined;
  /** Others are on their way in their place. */
  readonly stale: boolean;
  readonly error: string | undefined;
  readonly onRetry: () => void;
  readonly onClear: () => void;
  readonly toolbar: ReactNode;
  readonly more:
    | {
        readonly load: (() => void) | undefined;
        readonly busy: boolean;
        readonly error: string | undefined;
      }
    | undefined;
}

const who = (entry: AuditEntry) => <AuditActor actor={entry.actor} />;
const what = ({ action }: AuditEntry) => (
  <bdi className="font-mono text-sm wrap-anywhere max-sm:text-end">{action}</bdi>
);

export function AuditTable(props: AuditTableProps) {
  const { view, entries, stale, error, more } = props;
  const { t } = useTranslation();
  const { t: to } = useTranslation("office");
  const when = (at: string) => (
    <time dateTime={at}>
      <bdi className="whitespace-nowrap tabular-nums">{timeOf(at, view.utc)}</bdi>
    </time>
  );
  const columns: DataColumn<AuditEntry>[] = [
    { id: "at", header: to("audit.when"), cell: (one) => when(one.at) },
    { id: "who", header: to("audit.who"), cell: who },
    { id: "action", header: to("audit.action"), cell: what },
    {
      id: "subject",
      header: to("audit.subject"),
      cell: ({ subject: { kind, id } }) => {
        const name = to(`audit.subject_${kind}`);
        return id === null ? name : to("audit.numbered", { what: name, id });
      },
    },
  ];
  const linkTo = ({ audit_id: entry }: AuditEntry) => (
    <Link to={{ search: new URLSearchParams(addressOfAudit({ ...view, entry })).toString() }} />
  );
  return (
    <DataTable
      caption={to("audit.list")}
      columns={columns}
      rows={[...(entries ?? [])]}
      rowKey={({ audit_id: id }) => String(id)}
      rowLink={linkTo}
      loading={entries === undefined || stale}
      toolbar={props.toolbar}
      {...(error !== undefined && {
        error: (
          <Notice
            tone="danger"
            title={to("audit.failed")}
            action={<Button onClick={props.onRetry}>{t("action.retry")}</Button>}
          >
            {error}
          </Notice>
        ),
      })}
      empty={
        isNarrowed(view) ? (
          <EmptyState
            picture={null}
            title={to("audit.no_match")}
            text={to("audit.no_match_text")}
            action={<Button onClick={props.onClear}>{to("audit.clear")}</Button>}
          />
        ) : (
          <EmptyState badge title={to("audit.empty")} text={to("audit.empty_text")} />
        )
      }
      foot={
        more && (
          <LoadMore
            onMore={more.load}
            busy={more.busy}
            error={more.error}
            texts={{
              shown: to("audit.found", { count: entries?.length ?? 0 }),
              more: more.error === undefined ? to("companies.more") : t("action.retry"),
              busy: t("loading"),
            }}
          />
        )
      }
    />
  );
}
