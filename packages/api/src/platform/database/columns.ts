// Column types that every room's tables use.
import { bigint, text, timestamp } from "drizzle-orm/pg-core";

/** A generated id without a primary key: in a table partitioned by month, only id and time together can be one. */
export const counted = () => bigint("id", { mode: "number" }).generatedAlwaysAsIdentity();
export const identity = () => counted().primaryKey();
export const reference = (name: string) => bigint(name, { mode: "number" });
/** A point in time as text, because a JS Date would lose the microseconds that keyset paging compares. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "string" });
export const createdAt = () => moment("created_at").notNull().defaultNow();
/**
 * Equal for names that look the same, see `skeletons.ts`; null in rows that an older server wrote, which did not set
 * them.
 */
export const skeletons = () => ({ skeleton: text("look"), skeletonWithL: text("look_with_l") });
