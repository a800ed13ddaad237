// What the database knows of the services: its own version, the last mail that was tried, the last payment that was asked for.
import { desc, sql } from "drizzle-orm";
import type { Tx } from "../database/db.ts";
import { toInstant } from "../database/instant.ts";
import type { Attempt } from "../dispatch/dispatch.attempt.ts";
import { dispatches } from "../dispatch/dispatch.tables.ts";
import { payments } from "../license/license.tables.ts";

export async function postgresVersion(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ server_version: string }>(sql`show server_version`);
  return rows[0]?.server_version ?? "";
}

/** A mail that is tried again is seldom older than so many newer ones. */
const looked = 100;

/** The last attempt at any of the newest mails. */
export async function lastMailAttempt(tx: Tx): Promise<Attempt | undefined> {
  const { rows } = await tx.execute<{ attempt: Attempt }>(sql`
    select attempts -> -1 as attempt from (
      select attempts from ${dispatches} where kind = 'mail' order by id desc limit ${looked}) newest
    where attempts <> '[]' order by attempts -> -1 ->> 'at' desc limit 1`);
  return rows[0]?.attempt;
}

/** The last payment that the provider has answered, as it calls itself. */
export async function lastPayment(tx: Tx) {
  const [row] = await tx
    .select({ at: payments.createdAt, paidAt: payments.paidAt, status: payments.status })
    .from(payments)
    .orderBy(desc(payments.id))
    .limit(1);
  return row && { at: toInstant(row.paidAt ?? row.at), isAnswered: row.status !== "pending" };
}
