// When users and companies last wrote something, where a replica serves reads: after a write they read from the primary
// for a while.
import { pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const lastWrites = pgTable("last_writes", {
  /** `user 7`, `company 3`. */
  name: text("name").primaryKey(),
  at: moment("at").notNull(),
});
