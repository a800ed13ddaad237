// Whether somebody has a build of the queue.
import { sql } from "drizzle-orm";
import { reviewQueue } from "./queue.tables.ts";

/** Not true where it has ended, null where there was none. */
export const holds = sql`(${reviewQueue.claimedUntil} > now())`;
