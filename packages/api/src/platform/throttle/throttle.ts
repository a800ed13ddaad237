// Rate limits, counted in the database so that they apply across processes and restarts.
import type { MessageKey } from "@lanyard/contract";
import { getTableName, lt } from "drizzle-orm";
import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "../database/db.ts";
import { refuse } from "../refuse.ts";
import { throttles } from "./throttle.tables.ts";

/** At most `most` attempts in a window of `minutes`, which starts with the first attempt. */
export interface Limit {
  readonly most: number;
  readonly minutes: number;
}

const createLimiter = (db: Db, { most, minutes }: Limit): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: (db as Db & { readonly $client: Pool }).$client,
    storeType: "pool",
    tableName: getTableName(throttles),
    // A migration creates the table, because the server's database role may not be allowed to.
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: "",
    points: most,
    duration: minutes * 60,
  });
const toKey = (name: string, { minutes }: Limit) => `${name} in ${minutes} min`;

/**
 * Counts one attempt at `name`, whether or not it succeeds. Refused: `too_many`, with the `seconds` and `minutes` until
 * the next attempt is allowed.
 */
export async function throttle(
  db: Db,
  name: string,
  limit: Limit,
  message: MessageKey = "request.too_many",
): Promise<void> {
  try {
    await createLimiter(db, limit).consume(toKey(name, limit));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.max(Math.ceil(error.msBeforeNext / 1_000), 1);
    const params = { most: limit.most, seconds, minutes: Math.ceil(seconds / 60) };
    throw refuse("too_many", { key: message, params });
  }
}

/** Takes back one attempt that `throttle` counted. */
export async function giveBack(db: Db, name: string, limit: Limit): Promise<void> {
  await createLimiter(db, limit).reward(toKey(name, limit));
}

/** Resets a count. */
export async function forget(db: Db, name: string, limit: Limit): Promise<void> {
  await createLimiter(db, limit).delete(toKey(name, limit));
}

/** Deletes the counts of windows that have ended. */
export async function deleteExpired(db: Db): Promise<void> {
  await db.delete(throttles).where(lt(throttles.expire, Date.now()));
}
