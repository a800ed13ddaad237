// The audit log in the database.
import type { AuditActor, AuditSubject } from "@lanyard/contract";
import { and, desc, eq, getTableColumns, inArray, lt, sql } from "drizzle-orm";
import type { Tx } from "../database/db.ts";
import { auditLog, auditPersonal } from "./audit.tables.ts";

export type AuditRow = typeof auditLog.$inferSelect;
type Personal = Pick<AuditRow, "actorName" | "before" | "after">;

export async function insertEntry(tx: Tx, entry: typeof auditLog.$inferInsert): Promise<void> {
  await tx.insert(auditLog).values(entry);
}

export interface AuditFilter {
  readonly actorKind: AuditActor | undefined;
  readonly actorId: number | undefined;
  readonly subjectKind: AuditSubject | undefined;
  readonly subjectId: number | undefined;
  readonly action: string | undefined;
}

/** The personal part of an entry, as long as it is kept; read for the rows of one page only. */
const personal = sql<Personal | null>`(
  select jsonb_build_object('actorName', p.actor_name, 'before', p.before, 'after', p.after)
  from ${auditPersonal} p where p.entry_id = audit_log.id and p.created_at = audit_log.created_at)`;

const whole = ({ personal: kept, ...row }: AuditRow & { personal: Personal | null }): AuditRow => ({
  ...row,
  actorName: kept?.actorName ?? row.actorName,
  before: row.before && { ...row.before, ...kept?.before },
  after: row.after && { ...row.after, ...kept?.after },
});

/** Newest first, from below the id `before`. */
export const selectEntries = (
  db: Tx,
  filter: AuditFilter,
  before: number | undefined,
  limit: number,
): Promise<AuditRow[]> =>
  db.transaction(async (tx) => {
    // An action's entries are stored in the order of their ids, which PostgreSQL cannot know: it expects random reads,
    // and would rather scan the entries of all actions.
    await tx.execute(sql`set local random_page_cost = 1`);
    const rows = await tx
      .select({ ...getTableColumns(auditLog), personal })
      .from(auditLog)
      .where(
        and(
          before === undefined ? undefined : lt(auditLog.id, before),
          ...(["actorKind", "actorId", "subjectKind", "subjectId", "action"] as const).map((name) =>
            filter[name] === undefined ? undefined : eq(auditLog[name], filter[name]),
          ),
        ),
      )
      .orderBy(desc(auditLog.id))
      .limit(limit);
    return rows.map(whole);
  });

export interface Subject {
  readonly kind: AuditSubject;
  readonly id: number;
}

/** Entries about any of these subjects, newest first, from below the id `before`. */
export const selectEntriesOf = (
  db: Tx,
  subjects: readonly Subject[],
  before: number | undefined,
  limit: number,
): Promise<AuditRow[]> =>
  db.transaction(async (tx) => {
    // As above.
    await tx.execute(sql`set local random_page_cost = 1`);
    const wanted = sql`unnest(
      ${sql.param(subjects.map(({ kind }) => kind))}::text[], ${sql.param(subjects.map(({ id }) => id))}::bigint[]
    ) wanted (kind, id)`;
    const below = before === undefined ? sql`` : sql` and l.id < ${before}`;
    // Subject by subject in the order of the page: an index has each one's entries in that order.
    const { rows: newest } = await tx.execute<{ id: string; at: string }>(
      sql`select entry.id, entry.created_at as at from ${wanted} cross join lateral (
        select l.id, l.created_at from ${auditLog} l
        where l.subject_kind = wanted.kind and l.subject_id = wanted.id${below}
        order by l.id desc limit ${limit}) entry order by entry.id desc limit ${limit}`,
    );
    if (newest.length === 0) return [];
    const rows = await tx
      .select({ ...getTableColumns(auditLog), personal })
      .from(auditLog)
      .where(
        and(
          inArray(
            auditLog.id,
            newest.map(({ id }) => Number(id)),
          ),
          inArray(
            auditLog.createdAt,
            newest.map(({ at }) => at),
          ),
        ),
      )
      .orderBy(desc(auditLog.id));
    return rows.map(whole);
  });
