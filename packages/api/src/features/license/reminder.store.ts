// Which licenses are about to end, and which reminders were sent, by the database's clock.
import { reminderDays } from "@lanyard/contract";
import { eq, sql, type SQL } from "drizzle-orm";
import { companies } from "../company/company.tables.ts";
import type { Tx } from "../../platform/database/db.ts";
import { licenseReminders, licenses } from "./license.tables.ts";

const days = (count: SQL) => sql`make_interval(days => ${count})`;
const longest = sql.raw(String(Math.max(...reminderDays)));

/**
 * Licenses `l` with a due reminder, `step.days`: the latest one that has been reached. A reminder before the last
 * quarter of the period is skipped, because the license is not expiring yet.
 */
const due = (condition: SQL): SQL => sql`${licenses} l
  cross join lateral (
    select min(day) as days from unnest(${sql.param([...reminderDays])}::int[]) day
    where l.expires_at <= now() + ${days(sql`day`)}) step
  where ${condition} and not l.free and l.expires_at > now() and l.expires_at <= now() + ${days(longest)}
    and ${days(sql`step.days * 4`)} <= l.expires_at - coalesce(l.period_starts_at, l.paid_at)
    and not exists (select from ${licenseReminders} r
      where r.license_id = l.id and r.ends_at = l.expires_at and r.days_before <= step.days)`;

/** Companies with a due reminder. */
export async function companiesDue(tx: Tx): Promise<number[]> {
  const active = sql`exists (select from ${companies} c where c.id = l.company_id and c.active)`;
  const { rows } = await tx.execute<{ id: string }>(
    sql`select distinct l.company_id as id from ${due(active)} order by 1`,
  );
  return rows.map(({ id }) => Number(id));
}

/**
 * Stores that the company is reminded; returns the ids of the licenses, soonest end first. Leaves out reminders that
 * another server stores at the same time.
 */
export async function claimDue(tx: Tx, companyId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`with noted as (
      insert into ${licenseReminders} (license_id, ends_at, days_before)
      select l.id, l.expires_at, step.days from ${due(sql`l.company_id = ${companyId}`)} order by l.id
      on conflict do nothing returning license_id as id, ends_at)
    select id from noted order by ends_at, id`);
  return rows.map(({ id }) => Number(id));
}

/** The company to write to. */
export async function findReminded(tx: Tx, companyId: number) {
  const { id, name, email, country } = companies;
  const rows = await tx
    .select({ id, name, email, country })
    .from(companies)
    .where(eq(id, companyId));
  return rows[0];
}
