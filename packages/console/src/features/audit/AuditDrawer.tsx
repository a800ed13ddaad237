// One entry of the audit log: who did what and when, each field before and after, and filters for similar entries.
import { useTranslation } from "react-i18next";
import { Button, FactsList, Notice, TextDiff } from "@lanyard/design-system";
import type { AuditEntry } from "@lanyard/contract";
import { ListDrawer, type ListDrawerProps } from "../../components/admin-list/ListDrawer.tsx";
import { AuditActor } from "./AuditActor.tsx";
import { AuditSentence } from "./AuditSentence.tsx";
import { formatTime } from "./audit-time.ts";
import type { ChangeAudit } from "./audit-view.ts";
import { changedFields } from "./changed-fields.ts";

/** The entry is null when it does not exist. */
interface AuditDrawerProps extends ListDrawerProps<AuditEntry | null> {
  readonly utc: boolean;
  /** Filters the list by the same actor, subject or action. */
  readonly onNarrow: ChangeAudit;
}

interface EntryProps {
  readonly entry: AuditEntry;
}

function Facts({ entry, utc }: EntryProps & { readonly utc: boolean }) {
  const { t } = useTranslation("office");
  const { at, actor, subject } = entry;
  const kind = t(`audit.subject_${subject.kind}`);
  return (
    <FactsList
      facts={[
        {
          term: t("audit.when"),
          value: <bdi>{formatTime(at, utc)}</bdi>,
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

function Fields({ entry }: EntryProps) {
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
function Same({ entry, onNarrow }: EntryProps & Pick<AuditDrawerProps, "onNarrow">) {
  const { t } = useTranslation("office");
  const { actor, subject, action } = entry;
  return (
    <>
      {actor.id !== null && (
        <Button onClick={() => onNarrow({ actor: actor.kind, actor_id: String(actor.id) })}>
          {t("audit.same_actor")}
        </Button>
      )}
      {subject.id !== null && (
        <Button onClick={() => onNarrow({ subject: subject.kind, subject_id: String(subject.id) })}>
          {t("audit.same_subject")}
        </Button>
      )}
      <Button onClick={() => onNarrow({ subject: subject.kind, action })}>
        {t("audit.same_action")}
      </Button>
    </>
  );
}

export default function AuditDrawer({ utc, onNarrow, ...drawer }: AuditDrawerProps) {
  const { data: entry } = drawer;
  const { t } = useTranslation("office");
  return (
    <ListDrawer
      {...drawer}
      title={entry ? <AuditSentence entry={entry} plain /> : t("audit.list")}
      failed={t("audit.failed_one")}
      outlines={["h-24", "h-40"]}
      footer={entry && <Same entry={entry} onNarrow={onNarrow} />}
    >
      {entry ? (
        <div className="flex flex-col gap-8">
          <Facts entry={entry} utc={utc} />
          <Fields entry={entry} />
        </div>
      ) : (
        <Notice tone="info">{t("audit.gone")}</Notice>
      )}
    </ListDrawer>
  );
}
