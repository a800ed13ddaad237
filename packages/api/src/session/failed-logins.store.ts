// Wrong passwords, in the database.
import { lt, sql } from "drizzle-orm";
import type { Tx } from "../database/db.ts";
import { failedLogins } from "./failed-logins.tables.ts";

const thisHour = sql`date_trunc('hour', now(), 'UTC')`;

/** The same work whether the account exists or not, so that the response time does not tell. */
export async function countFailure(tx: Tx, userId: number, address: string): Promise<void> {
  await tx
    .insert(failedLogins)
    .values({ userId, hour: thisHour, count: 1, address })
    .onConflictDoUpdate({
      target: [failedLogins.userId, failedLogins.hour],
      set: { count: sql`${failedLogins.count} + 1`, address },
    });
}

/** Deletes and answers the counts of hours that are over. */
export const takeFailures = (tx: Tx) =>
  tx.delete(failedLogins).where(lt(failedLogins.hour, thisHour)).returning();
