// Where to look in the audit log: whose entries, which actions, between which ids. So a page reads little but itself.
import { auditWhoLooked, type AuditActor, type AuditSubject } from "@lanyard/contract";
import { sql, type SQL } from "drizzle-orm";
import { users } from "../account/account.tables.ts";
import { companies } from "../company/company.tables.ts";
import type { Tx } from "../database/db.ts";
import { partOf } from "../database/part-of.ts";
import { auditLog } from "./audit.tables.ts";

export interface KnownActor {
  readonly kind: AuditActor;
  readonly id: number;
}

/** The newest users and companies with this part in their name or e-mail: more would be no answer to who it was. */
export async function actorsNamed(tx: Tx, who: string): Promise<KnownActor[]> {
  const { rows } = await tx.execute<{ kind: AuditActor; id: string }>(sql`
    (select 'user' as kind, id from ${users} where ${partOf(who, [users.username, users.email])}
      order by id desc limit ${auditWhoLooked})
    union all
    (select 'company', id from ${companies} where ${partOf(who, [companies.name, companies.email])}
      order by id desc limit ${auditWhoLooked})`);
  return rows.map(({ kind, id }) => ({ kind, id: Number(id) }));
}

/** The actions of a subject that the log has: from each to the next in the index, so that no entry but theirs is read. */
export async function actionsOf(tx: Tx, subject: AuditSubject): Promise<string[]> {
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
 * An entry has the time at which its transaction began, and the number of when it was written: of two entries the one
 * with the higher number may be older, but by no more than a transaction can take, and this is longer.
 */
const slack = sql`interval '10 minutes'`;

/** The first id from which on entries are not older than `moment`, found by halving: a row of each month a step. */
async function firstIdAt(tx: Tx, moment: SQL): Promise<number> {
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
  /** The first moment. */
  readonly from: string | undefined;
  /** The first moment that is not meant. */
  readonly until: string | undefined;
}

/** The ids between which all entries of that time are, and some besides. */
export async function idsWithin(tx: Tx, { from, until }: Span) {
  return {
    first:
      from === undefined ? undefined : await firstIdAt(tx, sql`${from}::timestamptz - ${slack}`),
    end:
      until === undefined ? undefined : await firstIdAt(tx, sql`${until}::timestamptz + ${slack}`),
  };
}
