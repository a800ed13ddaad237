// Limits on how often something may be done, counted in the database: they hold across processes and restarts.
import { and, asc, eq, gt, lt, sql } from "drizzle-orm";
import type { Db } from "../database/db.ts";
import { refuse } from "../shared/refuse.ts";
import { throttledCalls as table } from "./throttle.tables.ts";

export interface Limit {
  readonly most: number;
  readonly minutes: number;
}

/**
 * Counts one call of `name`, in a transaction of its own: what follows may fail, the attempt was made. Refused:
 * `too_many`, with the seconds until the next may come.
 */
export async function throttle(db: Db, name: string, { most, minutes }: Limit): Promise<void> {
  const window = sql`make_interval(mins => ${minutes}::int)`;
  await db.transaction(async (tx) => {
    // One at a time, so that many at once do not all pass the count.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`throttle ${name}`}, 0))`);
    const recent = await tx
      .select({
        left: sql<number>`ceil(extract(epoch from ${table.createdAt} + ${window} - now()))::int`,
      })
      .from(table)
      .where(and(eq(table.name, name), gt(table.createdAt, sql`now() - ${window}`)))
      .orderBy(asc(table.createdAt));
    // As many must be forgotten as there are from the limit on.
    const seconds = recent[recent.length - most]?.left;
    if (seconds !== undefined)
      throw refuse("too_many", {
        key: "request.too_many",
        params: { seconds: Math.max(seconds, 1) },
      });
    await tx.delete(table).where(lt(table.createdAt, sql`now() - interval '1 day'`));
    await tx.insert(table).values({ name });
  });
}
