// Column kinds that every room's tables use.
import { bigint, text, timestamp } from "drizzle-orm/pg-core";

/** Counted up; in a table of months a key only together with the time. */
export const counted = () => bigint("id", { mode: "number" }).generatedAlwaysAsIdentity();
export const identity = () => counted().primaryKey();
export const reference = (name: string) => bigint(name, { mode: "number" });
/** A point in time as text: a JS Date would lose the microseconds that keyset paging compares. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "string" });
export const createdAt = () => moment("created_at").notNull().defaultNow();
/** What a name looks like, see `looks.ts`; null until the server that knows of it has started. */
export const looks = () => ({ look: text("look"), lookWithL: text("look_with_l") });
