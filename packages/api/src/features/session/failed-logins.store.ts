// Counts of wrong passwords in the database.
import { lt, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/db.ts";
import { failedLogins } from "./failed-logins.tables.ts";

const thisHour = sql`date_trunc('hour', now(), 'UTC')`;

/** Does the same work whether or not the account exists, so that the response time does not reveal it. */
export async function countFailure(tx: Tx, userId: number, address: string): Promise<void> {
  await tx
    .insert(failedLogins)
    .values({ userId, hour: thisHour, count: 1, address })
    .onConflictDoUpdate({
      target: [failedLogins.userId, failedLogins.hour],
      set: { count: sql`${failedLogins.count} + 1`, address },
    });
}

/** Deletes and returns the counts of past hours. */
export const takeFailures = (tx: Tx) =>
  tx.delete(failedLogins).where(lt(failedLogins.hour, thisHour)).returning();
