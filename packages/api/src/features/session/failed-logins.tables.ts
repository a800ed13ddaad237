// Counts of wrong passwords per account and hour; when the hour is over, they move to the audit log.
import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment, reference } from "../../platform/database/columns.ts";

export const failedLogins = pgTable(
  "failed_logins",
  {
    /** 0 for an unknown e-mail, which may be a password typed into the wrong field and is not stored. */
    userId: reference("user_id").notNull(),
    hour: moment("hour").notNull(),
    count: integer("count").notNull(),
    /** The network address of the last attempt. */
    address: text("address").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hour] })],
);
