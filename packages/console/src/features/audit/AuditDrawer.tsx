// One entry of the audit log: who did what and when, each field before and after, and filters for similar entries.
import { useTranslation } from "react-i18next";
import { Button, Drawer, FactsList, Notice, Skeleton, TextDiff } from "@lanyard/design-system";
import type { AuditEntry } from "@lanyard/contract";
import { AuditActor } from "./AuditActor.tsx";
import { AuditSentence } from "./AuditSentence.tsx";
import { timeOf } from "./audit-time.ts";
import type { ChangeAudit } from "./audit-view.ts";
import { changedFields } from "./changed-fields.ts";

export interface AuditDrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Undefined while loading, null when the entry does not exist. */
  readonly entry: AuditEntry | null | undefined;
  readonly utc: boolean;
  readonly error: string | undefined;
  readonly onRetry: () => void;
  /** Filters the list by the same actor, subject or action. */
  readonly onNarrow: ChangeAudit;
}

interface Shown {
  readonly entry: AuditEntry;
}

function Facts({ entry, utc }: Shown & { readonly utc: boolean }) {
  const { t } = useTranslation("office");
  const { at, actor, subject } = entry;
  const kind = t(`audit.subject_${subject.kind}`);
  return (
    <FactsList
      facts={[
        {
          term: t("audit.when"),
          value: <bdi className="whitespace-nowrap">{timeOf(at, utc)}</bdi>,
        },
        { term: t("audit.who"), value: <AuditActor actor={actor} /> },
        {
          term: t("audit.subject"),
          value: subject.id === null ? kind : t("audit.numbered", { what: kind, id: subject.id }),
        },
        {
          term: t("audit.machine_name"),
          value: <bdi className="font-mono text-sm wrap-anywhere">{entry.action}</bdi>,
        },
        { term: t("audit.number"), value: String(entry.audit_id) },
      ]}
    />
  );
}

function Fields({ entry }: Shown) {
  const { t } = useTranslation("office");
  const fields = changedFields(entry);
  if (fields.length === 0) return <p className="text-ink-muted">{t("audit.no_fields")}</p>;
  const texts = {
    removed: t("audit.removed"),
    added: t("audit.added"),
    before: t("audit.before"),
    after: t("audit.after"),
  };
  return (
    <dl className="flex flex-col gap-4">
      {fields.map(({ name, before, after }) => (
        <div key={name} className="flex flex-col gap-1">
          <dt className="font-mono text-sm text-ink-muted wrap-anywhere">{name}</dt>
          <dd>
            {before === after ? (
              // Equal texts: a secret that has changed, or a value that has since been erased.
              <p className="text-sm wrap-anywhere">{after}</p>
            ) : (
              <TextDiff before={before} after={after} texts={texts} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Buttons that filter by the same actor, the same subject or the same action. */
function Same({ entry, onNarrow }: Shown & Pick<AuditDrawerProps, "onNarrow">) {
  const { t } = useTranslation("office");
  const { actor, subject, action } = entry;
  return (
    <>
      {actor.id !== null && (
        <Button onClick={() => onNarrow({ actor: actor.kind, actorId: actor.id ?? undefined })}>
          {t("audit.same_actor")}
        </Button>
      )}
      {subject.id !== null && (
        <Button
          onClick={() => onNarrow({ subject: subject.kind, subjectId: subject.id ?? undefined })}
        >
          {t("audit.same_subject")}
        </Button>
      )}
      <Button onClick={() => onNarrow({ subject: subject.kind, action })}>
        {t("audit.same_action")}
      </Button>
    </>
  );
}

export default function AuditDrawer(props: AuditDrawerProps) {
  const { entry, error, onNarrow } = props;
  const { t } = useTranslation();
  const { t: to } = useTranslation("office");
  return (
    <Drawer
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={entry ? <AuditSentence entry={entry} plain /> : to("audit.list")}
      closeLabel={t("close")}
      footer={entry && <Same entry={entry} onNarrow={onNarrow} />}
    >
      {!entry && error !== undefined ? (
        <Notice
          tone="danger"
          role="alert"
          title={to("audit.failed_one")}
          action={<Button onClick={props.onRetry}>{t("action.retry")}</Button>}
        >
          {error}
        </Notice>
      ) : entry === undefined ? (
        <div className="flex flex-col gap-4" aria-busy="true">
          <Skeleton className="h-24" />
          <Skeleton className="h-40" />
        </div>
      ) : entry === null ? (
        <Notice tone="info">{to("audit.gone")}</Notice>
      ) : (
        <div className="flex flex-col gap-8">
          <Facts entry={entry} utc={props.utc} />
          <Fields entry={entry} />
        </div>
      )}
    </Drawer>
  );
}
