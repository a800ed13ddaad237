// Mailed links that set a password: one use, limited in time, stored hashed.
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, moment, reference } from "../database/columns.ts";
import { users } from "./account.tables.ts";

export const passwordLinks = pgTable(
  "password_links",
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text("token_hash").primaryKey(),
    userId: reference("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("password_links_user_idx").on(table.userId, table.createdAt)],
);
