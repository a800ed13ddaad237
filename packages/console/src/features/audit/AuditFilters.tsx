// The filters of the audit log below its toolbar: period, time zone, and what an entry has set.
import { useTranslation } from "react-i18next";
import { Button, DateRange, Switch } from "@lanyard/design-system";
import { auditWhoMatches } from "@lanyard/contract";
import type { AuditView, ChangeAudit } from "./audit-view.ts";

interface AuditFiltersProps {
  readonly view: AuditView;
  readonly onChange: ChangeAudit;
}

/** The filters set from an entry: the same actor, subject or action. */
function Narrowed({ view, onChange }: AuditFiltersProps) {
  const { t } = useTranslation("office");
  const { actor, actor_id, subject, subject_id, action } = view;
  const parts = [
    action,
    subject &&
      subject_id &&
      t("audit.numbered", { what: t(`audit.subject_${subject}`), id: subject_id }),
    actor && actor_id && t("audit.numbered", { what: t(`audit.actor_${actor}`), id: actor_id }),
  ].filter((part) => part !== undefined);
  if (parts.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <span className="text-ink-muted">{t("audit.only")}</span>
      {parts.map((part) => (
        <bdi key={part} className="font-medium wrap-anywhere">
          {part}
        </bdi>
      ))}
      <Button
        size="sm"
        intent="quiet"
        onClick={() => onChange({ action: undefined, actor_id: undefined, subject_id: undefined })}
      >
        {t("audit.only_clear")}
      </Button>
    </div>
  );
}

export function AuditFilters({ view, onChange }: AuditFiltersProps) {
  const { t } = useTranslation("office");
  return (
    <>
      {view.who !== undefined && (
        <p className="text-sm text-ink-muted">
          {t("audit.who_looked", { count: auditWhoMatches })}
        </p>
      )}
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <DateRange
          legend={t("audit.when")}
          texts={{ from: t("audit.from"), to: t("audit.until") }}
          value={{ from: view.from ?? "", to: view.until ?? "" }}
          onValueChange={({ from, to }) =>
            onChange({ from: from || undefined, until: to || undefined })
          }
        />
        {/* As high as the fields beside it. */}
        <div className="min-h-10">
          <Switch
            label={t("audit.utc")}
            checked={view.utc !== undefined}
            onCheckedChange={(utc) => onChange({ utc: utc ? "1" : undefined })}
          />
        </div>
      </div>
      <Narrowed view={view} onChange={onChange} />
    </>
  );
}
