// Wrong passwords, in the database.
import { lt, sql } from "drizzle-orm";
import type { Tx } from "../database/db.ts";
import { failedLogins } from "./failed-logins.tables.ts";

const thisHour = sql`date_trunc('hour', now(), 'UTC')`;

/** The same work for an account and for nobody, so that the time tells nothing. */
export async function countFailure(tx: Tx, userId: number, address: string): Promise<void> {
  await tx
    .insert(failedLogins)
    .values({ userId, hour: thisHour, count: 1, address })
    .onConflictDoUpdate({
      target: [failedLogins.userId, failedLogins.hour],
      set: { count: sql`${failedLogins.count} + 1`, address },
    });
}

/** Takes out those of hours that are over. */
export const takeFailures = (tx: Tx) =>
  tx.delete(failedLogins).where(lt(failedLogins.hour, thisHour)).returning();
