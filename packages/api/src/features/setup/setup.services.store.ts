// What the database knows about services: its own version, the last attempt to send a mail, and the last payment.
import { desc, eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/db.ts";
import { toInstant } from "../../platform/database/instant.ts";
import { interrupted, linkExpired, type Attempt } from "../delivery/delivery.attempt.ts";
import { dispatches } from "../delivery/delivery.tables.ts";
import { checkouts, payments } from "../billing/payment.tables.ts";

export async function postgresVersion(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ server_version: string }>(sql`show server_version`);
  return rows[0]?.server_version ?? "";
}

/** A retried mail is rarely older than this many newer ones. */
const looked = 100;

/** The last attempt to send one of the newest mails in which the mail server was involved. */
export async function lastMailAttempt(tx: Tx): Promise<Attempt | undefined> {
  const { rows } = await tx.execute<{ attempt: Attempt }>(sql`
    select attempts -> -1 as attempt from (
      select attempts from ${dispatches} where kind = 'mail' order by id desc limit ${looked}) newest
    where attempts <> '[]' and attempts -> -1 ->> 'error' not in (${linkExpired}, ${interrupted}) order by attempts -> -1 ->> 'at' desc limit 1`);
  return rows[0]?.attempt;
}

/** A charge that is pending for longer has had no answer. */
const onItsWay = sql`interval '60 seconds'`;

/**
 * The last payment that shows whether the provider answers: a settled one, one whose page it has opened, or one that
 * has been pending for too long.
 */
export async function lastPayment(tx: Tx) {
  const [row] = await tx
    .select({
      at: payments.createdAt,
      paidAt: payments.paidAt,
      status: payments.status,
      page: checkouts.url,
    })
    .from(payments)
    .leftJoin(checkouts, eq(checkouts.paymentId, payments.id))
    .where(
      sql`${payments.status} <> 'pending' or coalesce(${checkouts.url}, '') <> '' or ${payments.createdAt} < now() - ${onItsWay}`,
    )
    .orderBy(desc(payments.id))
    .limit(1);
  return (
    row && {
      at: toInstant(row.paidAt ?? row.at),
      isAnswered: row.status !== "pending" || Boolean(row.page),
    }
  );
}
