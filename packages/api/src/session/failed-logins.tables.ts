// Wrong passwords of each account and hour, counted until the hour is over and the audit log tells of them.
import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment, reference } from "../database/columns.ts";

export const failedLogins = pgTable(
  "failed_logins",
  {
    /** 0 for an unknown e-mail, which may be a password typed into the wrong field and is not stored. */
    userId: reference("user_id").notNull(),
    hour: moment("hour").notNull(),
    count: integer("count").notNull(),
    /** The network address of the last one. */
    address: text("address").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hour] })],
);
