// The audit log for administrators, as data: when, and who did what; each row opens the changed fields.
import { useTranslation } from "react-i18next";
import {
  auditActors,
  auditSubjects,
  auditWhoMost,
  listAudit,
  type AuditEntry,
} from "@lanyard/contract";
import { pages, query, type CallQuery } from "../../api/query.ts";
import { adminList, type ListWords } from "../../components/admin-list/admin-list.ts";
import { AuditSentence } from "./AuditSentence.tsx";
import { formatTime } from "./audit-time.ts";
import { auditQuery, params } from "./audit-view.ts";

/** One entry, or null if it does not exist. Loaded as the first entry below the next id; the response never changes. */
function entryQuery(key: string, row: AuditEntry | undefined) {
  const one = query(listAudit, { query: { limit: "1", cursor: String(Number(key) + 1) } });
  const find = ([entry]: readonly AuditEntry[]) =>
    String(entry?.audit_id) === key ? (entry ?? null) : null;
  return {
    ...(one as unknown as CallQuery<AuditEntry | null>),
    queryFn: async (context: Parameters<typeof one.queryFn>[0]) => find(await one.queryFn(context)),
    // The list has it already.
    ...(row && { enabled: false, placeholderData: row }),
  };
}

export const auditList = adminList({
  params,
  search: "who",
  searchMost: auditWhoMost,
  open: "entry",
  display: ["utc"],
  // Ids and actions belong to a kind.
  clears: { subject: ["subject_id", "action"], actor: ["actor_id"] },
  rowKey: (entry: AuditEntry) => String(entry.audit_id),
  query: (view) => pages(listAudit, { query: auditQuery(view) }),
  one: entryQuery,
  invalidates: [],
});

export function useAuditWords(): ListWords<AuditEntry> {
  const { t } = useTranslation("office");
  return {
    own: (text, values) => t(`audit.${text}`, values),
    common: (text, values) => t(`companies.${text}`, values),
    search: t("audit.who_search"),
    filters: [
      {
        id: "subject",
        label: t("audit.subject"),
        any: t("audit.subject_any"),
        options: auditSubjects.map((value) => ({ value, label: t(`audit.subject_${value}`) })),
      },
      {
        id: "actor",
        label: t("audit.actor"),
        any: t("audit.actor_any"),
        options: auditActors.map((value) => ({ value, label: t(`audit.actor_${value}`) })),
      },
    ],
    columns: (view) => [
      {
        id: "at",
        header: t("audit.when"),
        cell: ({ at }) => (
          <time dateTime={at}>
            <bdi className="whitespace-nowrap tabular-nums">
              {formatTime(at, view.utc !== undefined)}
            </bdi>
          </time>
        ),
      },
      { id: "what", header: t("audit.what"), cell: (entry) => <AuditSentence entry={entry} /> },
    ],
  };
}
