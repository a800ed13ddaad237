// Changes of an account's e-mail address: asked for, confirmed by a link mailed to the new address, undone by one mailed
// to the old address. Tokens are stored as hashes.
import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, identity, moment, reference } from "../../platform/database/columns.ts";
import { users } from "./account.tables.ts";

export const emailChanges = pgTable(
  "email_changes",
  {
    id: identity(),
    userId: reference("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    newEmail: text("new_email").notNull(),
    /** The address that the change replaced; null until it is confirmed. */
    oldEmail: text("old_email"),
    /** The hash of the token of the session that asked, which goes on when the others end. */
    session: text("session").notNull(),
    /** SHA-256 of the tokens, hex; null until the link is mailed. */
    confirmHash: text("confirm_hash").unique(),
    undoHash: text("undo_hash").unique(),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
    confirmedAt: moment("confirmed_at"),
    undoUntil: moment("undo_until"),
    undoneAt: moment("undone_at"),
  },
  (table) => [
    index("email_changes_user_idx").on(table.userId, table.id),
    uniqueIndex("email_changes_open_key")
      .on(table.userId)
      .where(sql`confirmed_at is null`),
  ],
);
