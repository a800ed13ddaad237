// Narrows down where the matching audit entries are (whose, which actions, between which ids), so that a page reads few
// rows besides its own.
import { auditWhoMatches, type AuditActor, type AuditSubject } from "@lanyard/contract";
import { sql, type SQL } from "drizzle-orm";
import { users } from "../account/account.tables.ts";
import { companies } from "../company/company.tables.ts";
import type { Tx } from "../../platform/database/db.ts";
import { matchPart } from "../../platform/database/match-part.ts";
import { auditLog } from "./audit.tables.ts";

export interface ActorKey {
  readonly kind: AuditActor;
  readonly id: number;
}

/**
 * The newest users and companies whose name or e-mail address contains `who`, up to `auditWhoLooked` of each: more
 * would not tell who it was.
 */
export async function findActors(tx: Tx, who: string): Promise<ActorKey[]> {
  const { rows } = await tx.execute<{ kind: AuditActor; id: string }>(sql`
    (select 'user' as kind, id from ${users} where ${matchPart(who, [users.username, users.email])}
      order by id desc limit ${auditWhoMatches})
    union all
    (select 'company', id from ${companies} where ${matchPart(who, [companies.name, companies.email])}
      order by id desc limit ${auditWhoMatches})`);
  return rows.map(({ kind, id }) => ({ kind, id: Number(id) }));
}

/**
 * The actions of a subject that occur in the log. Jumps from each action to the next in the index, so that it does not
 * read all entries.
 */
export async function listActions(tx: Tx, subject: AuditSubject): Promise<string[]> {
  const { rows } = await tx.execute<{ action: string }>(sql`
    with recursive actions (action) as (
      (select action from ${auditLog} order by action limit 1)
      union all
      select (select l.action from ${auditLog} l where l.action > actions.action order by l.action limit 1)
        from actions where actions.action is not null
    )
    select action from actions where action like ${`${subject}.%`}`);
  return rows.map(({ action }) => action);
}

/**
 * Longer than any transaction. An entry has the time at which its transaction began and an id from when it was written,
 * so the entry with the higher id may be older by as long as a transaction takes.
 */
const slack = sql`interval '10 minutes'`;

/**
 * The first id from which on entries are not older than `moment`, found by binary search: each step reads a row per
 * month.
 */
async function findFirstId(tx: Tx, moment: SQL): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with recursive halving (low, high) as (
      select coalesce(min(id), 1), coalesce(max(id), 0) + 1 from ${auditLog}
      union all
      select case when older then middle + 1 else low end, case when older then high else middle end
        from (select low, high, (low + high) / 2 as middle from halving where low < high) half
        cross join lateral (select coalesce((select l.created_at < ${moment} from ${auditLog} l
          where l.id >= middle order by l.id limit 1), false) as older) looked
    )
    select low as id from halving where low >= high limit 1`);
  return Number(rows[0]?.id ?? 1);
}

export interface Span {
  /** The first moment of the span (inclusive). */
  readonly from: string | undefined;
  /** The end of the span (exclusive). */
  readonly until: string | undefined;
}

/** Bounds for the ids of all entries of that time; the range may contain others too. */
export async function findIdRange(tx: Tx, { from, until }: Span) {
  return {
    first:
      from === undefined ? undefined : await findFirstId(tx, sql`${from}::timestamptz - ${slack}`),
    end:
      until === undefined
        ? undefined
        : await findFirstId(tx, sql`${until}::timestamptz + ${slack}`),
  };
}
