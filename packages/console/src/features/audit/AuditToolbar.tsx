// The toolbar above the audit log: actor, subject, period, time zone, and the number of results.
import { useTranslation } from "react-i18next";
import { Button, DateRange, FilterBar, SearchField, Switch } from "@lanyard/design-system";
import { auditActors, auditSubjects, auditWhoMatches, auditWhoMost } from "@lanyard/contract";
import { useSearchWords } from "../../components/list/useSearchWords.ts";
import type { AuditView, ChangeAudit } from "./audit-view.ts";

interface AuditToolbarProps {
  readonly view: AuditView;
  readonly onChange: ChangeAudit;
  readonly searching: boolean;
  readonly result: string;
}

/** The filters set from an entry: the same actor, subject or action. */
function Narrowed({ view, onChange }: Pick<AuditToolbarProps, "view" | "onChange">) {
  const { t } = useTranslation("office");
  const { actor, actorId, subject, subjectId, action } = view;
  const named = (what: string, id: number) => t("audit.numbered", { what, id });
  const parts = [
    action,
    subject && subjectId !== undefined ? named(t(`audit.subject_${subject}`), subjectId) : "",
    actor && actorId !== undefined ? named(t(`audit.actor_${actor}`), actorId) : "",
  ].filter(Boolean);
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
        onClick={() => onChange({ action: "", actorId: undefined, subjectId: undefined })}
      >
        {t("audit.only_clear")}
      </Button>
    </div>
  );
}

export function AuditToolbar({ view, onChange, searching, result }: AuditToolbarProps) {
  const { t } = useTranslation();
  const { t: to } = useTranslation("office");
  const words = useSearchWords(view.who, (who) => onChange({ who }));
  return (
    <div className="flex flex-col gap-4">
      <FilterBar
        label={to("audit.list")}
        search={
          <SearchField
            label={to("audit.who_search")}
            labelHidden
            placeholder={to("audit.who_search")}
            autoComplete="off"
            maxLength={2 * auditWhoMost}
            clearLabel={t("products.search_clear")}
            busy={searching}
            busyLabel={t("products.searching")}
            {...words}
          />
        }
        filters={[
          {
            id: "subject",
            label: to("audit.subject"),
            any: to("audit.subject_any"),
            options: auditSubjects.map((one) => ({
              value: one,
              label: to(`audit.subject_${one}`),
            })),
          },
          {
            id: "actor",
            label: to("audit.actor"),
            any: to("audit.actor_any"),
            options: auditActors.map((one) => ({ value: one, label: to(`audit.actor_${one}`) })),
          },
        ]}
        value={{
          ...(view.subject !== undefined && { subject: view.subject }),
          ...(view.actor !== undefined && { actor: view.actor }),
        }}
        onValueChange={({ subject, actor }) =>
          onChange({
            subject: auditSubjects.find((one) => one === subject),
            actor: auditActors.find((one) => one === actor),
            // Ids and actions belong to a kind, so changing the kind clears them.
            ...(subject !== view.subject && { subjectId: undefined, action: "" }),
            ...(actor !== view.actor && { actorId: undefined }),
          })
        }
        result={result}
        texts={{
          filters: (set) =>
            set === 0 ? to("companies.filters_none") : to("companies.filters", { set }),
          clear: to("companies.filters_clear"),
        }}
      />
      {view.who !== "" && (
        <p className="text-sm text-ink-muted">
          {to("audit.who_looked", { count: auditWhoMatches })}
        </p>
      )}
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <DateRange
          legend={to("audit.when")}
          texts={{ from: to("audit.from"), to: to("audit.until") }}
          value={{ from: view.from, to: view.until }}
          onValueChange={({ from, to: until }) => onChange({ from, until })}
        />
        {/* As high as the fields beside it. */}
        <div className="min-h-10">
          <Switch
            label={to("audit.utc")}
            checked={view.utc}
            onCheckedChange={(utc) => onChange({ utc })}
          />
        </div>
      </div>
      <Narrowed view={view} onChange={onChange} />
    </div>
  );
}
