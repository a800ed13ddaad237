// Tokens and cookies of signed-in users, stored hashed.
import { boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "../account/account.tables.ts";
import { createdAt, moment, reference } from "../../platform/database/columns.ts";

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text("token_hash").primaryKey(),
    userId: reference("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the value of the cookie for documents, hex; null in sessions of API clients and of older servers. */
    documentHash: text("document_hash"),
    /** Random; tells sessions apart where neither token nor hash may be seen. Null in sessions of older servers. */
    publicId: text("public_id"),
    remember: boolean("remember").notNull().default(false),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("sessions_user_idx").on(table.userId),
    index("sessions_expires_idx").on(table.expiresAt),
    uniqueIndex("sessions_document_idx").on(table.documentHash).concurrently(),
  ],
);
