// Network addresses from which users have signed in: guesses from other addresses do not lock users out there.
import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "../account/account.tables.ts";
import { moment, reference } from "../../platform/database/columns.ts";

export const knownAddresses = pgTable(
  "known_addresses",
  {
    userId: reference("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** An IPv4 address or an IPv6 /64. */
    address: text("address").notNull(),
    usedAt: moment("used_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.address] })],
);
