// The condition for a claim that holds.
import { sql } from "drizzle-orm";
import { reviewQueue } from "./queue.tables.ts";

/** True while the claim holds, false after it has ended, null when there was none. */
export const holds = sql`(${reviewQueue.claimedUntil} > now())`;
