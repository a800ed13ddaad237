// The audit log in the database.
import type { AuditActor, AuditSubject } from "@lanyard/contract";
import { and, desc, eq, getTableColumns, gt, gte, inArray, lt, sql, type SQL } from "drizzle-orm";
import type { Tx } from "../../platform/database/db.ts";
import type { ActorKey, Span } from "./audit.place.store.ts";
import { auditLog, auditPersonal } from "./audit.tables.ts";

export type AuditRow = typeof auditLog.$inferSelect;
type Personal = Pick<AuditRow, "actorName" | "before" | "after">;

export async function insertEntry(tx: Tx, entry: typeof auditLog.$inferInsert): Promise<void> {
  await tx.insert(auditLog).values(entry);
}

export const countLastHour = (
  tx: Tx,
  subjectKind: AuditSubject,
  subjectId: number,
  action: string,
): Promise<number> =>
  tx.$count(
    auditLog,
    and(
      eq(auditLog.subjectKind, subjectKind),
      eq(auditLog.subjectId, subjectId),
      eq(auditLog.action, action),
      gt(auditLog.createdAt, sql`now() - interval '1 hour'`),
    ),
  );

export interface AuditFilter extends Span {
  readonly actorKind: AuditActor | undefined;
  readonly actorId: number | undefined;
  /** Entries of any of these actors; undefined: of everybody. */
  readonly actors: readonly ActorKey[] | undefined;
  readonly subjectKind: AuditSubject | undefined;
  readonly subjectId: number | undefined;
  readonly action: string | undefined;
  /** Entries with any of these actions; undefined: with every action. */
  readonly actions: readonly string[] | undefined;
  /** A lower bound for the ids of matching entries. */
  readonly first: number | undefined;
}

/** The personal part of an entry; null once it has been deleted. Read for the rows of one page only. */
const personal = sql<Personal | null>`(
  select jsonb_build_object('actorName', p.actor_name, 'before', p.before, 'after', p.after)
  from ${auditPersonal} p where p.entry_id = audit_log.id and p.created_at = audit_log.created_at)`;

const whole = ({
  personal: stored,
  ...row
}: AuditRow & { personal: Personal | null }): AuditRow => ({
  ...row,
  actorName: stored?.actorName ?? row.actorName,
  before: row.before && { ...row.before, ...stored?.before },
  after: row.after && { ...row.after, ...stored?.after },
});

const equal = ["actorKind", "actorId", "subjectKind", "subjectId", "action"] as const;

const matchesFilter = (filter: AuditFilter, before: number | undefined): SQL | undefined =>
  and(
    before === undefined ? undefined : lt(auditLog.id, before),
    filter.first === undefined ? undefined : gte(auditLog.id, filter.first),
    filter.from === undefined ? undefined : gte(auditLog.createdAt, filter.from),
    filter.until === undefined ? undefined : lt(auditLog.createdAt, filter.until),
    ...equal.map((name) =>
      filter[name] === undefined ? undefined : eq(auditLog[name], filter[name]),
    ),
  );

/**
 * Entries are stored in the order of their ids. PostgreSQL does not know this: it expects random reads for an index
 * scan, and would rather scan the whole table.
 */
const readInOrder = (tx: Tx) => tx.execute(sql`set local random_page_cost = 1`);

interface EntryKey {
  readonly id: string;
  readonly at: string;
}

/** The complete entries with these ids, newest first. */
async function selectByKeys(tx: Tx, keys: readonly EntryKey[]): Promise<AuditRow[]> {
  if (keys.length === 0) return [];
  const rows = await tx
    .select({ ...getTableColumns(auditLog), personal })
    .from(auditLog)
    .where(
      and(
        inArray(
          auditLog.id,
          keys.map(({ id }) => Number(id)),
        ),
        inArray(
          auditLog.createdAt,
          keys.map(({ at }) => at),
        ),
      ),
    )
    .orderBy(desc(auditLog.id));
  return rows.map(whole);
}

/**
 * Queries each actor or action separately, because an index has the entries of each in the order of the page; undefined
 * when the filter names neither.
 */
function oneByOne({ actors, actions }: AuditFilter) {
  if (actors)
    return {
      values: sql`unnest(${sql.param(actors.map(({ kind }) => kind))}::text[],
        ${sql.param(actors.map(({ id }) => id))}::bigint[]) wanted (kind, id)`,
      fits: sql`${auditLog.actorKind} = wanted.kind and ${auditLog.actorId} = wanted.id`,
    };
  if (actions)
    return {
      values: sql`unnest(${sql.param([...actions])}::text[]) wanted (action)`,
      fits: sql`${auditLog.action} = wanted.action`,
    };
  return undefined;
}

/** Entries with ids below `before`, newest first. */
export const selectEntries = (
  db: Tx,
  filter: AuditFilter,
  before: number | undefined,
  limit: number,
): Promise<AuditRow[]> =>
  db.transaction(async (tx) => {
    await readInOrder(tx);
    const where = matchesFilter(filter, before);
    const each = oneByOne(filter);
    if (!each) {
      const rows = await tx
        .select({ ...getTableColumns(auditLog), personal })
        .from(auditLog)
        .where(where)
        .orderBy(desc(auditLog.id))
        .limit(limit);
      return rows.map(whole);
    }
    const { rows: keys } = await tx.execute<EntryKey & Record<string, unknown>>(
      sql`select entry.id, entry.created_at as at from ${each.values} cross join lateral (
        select id, created_at from ${auditLog} where ${each.fits}${where ? sql` and ${where}` : sql``}
        order by id desc limit ${limit}) entry order by entry.id desc limit ${limit}`,
    );
    return selectByKeys(tx, keys);
  });

export interface Subject {
  readonly kind: AuditSubject;
  readonly id: number;
}

/** Entries about any of these subjects, with ids below `before`, newest first. */
export const selectSubjectEntries = (
  db: Tx,
  subjects: readonly Subject[],
  before: number | undefined,
  limit: number,
): Promise<AuditRow[]> =>
  db.transaction(async (tx) => {
    await readInOrder(tx);
    const subjectTable = sql`unnest(
      ${sql.param(subjects.map(({ kind }) => kind))}::text[], ${sql.param(subjects.map(({ id }) => id))}::bigint[]
    ) wanted (kind, id)`;
    const below = before === undefined ? sql`` : sql` and l.id < ${before}`;
    // Queries each subject separately, because an index has the entries of each in the order of the page.
    const { rows: newest } = await tx.execute<EntryKey & Record<string, unknown>>(
      sql`select entry.id, entry.created_at as at from ${subjectTable} cross join lateral (
        select l.id, l.created_at from ${auditLog} l
        where l.subject_kind = wanted.kind and l.subject_id = wanted.id${below}
        order by l.id desc limit ${limit}) entry order by entry.id desc limit ${limit}`,
    );
    return selectByKeys(tx, newest);
  });
