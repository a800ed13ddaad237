// When users and companies wrote something last, where a replica serves reads: they read the primary for a while.
import { pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const lastWrites = pgTable("last_writes", {
  /** `user 7`, `company 3`. */
  name: text("name").primaryKey(),
  at: moment("at").notNull(),
});
