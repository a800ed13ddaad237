// Links that set a password: valid once and for a limited time, with the token stored as a hash.
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, identity, moment, reference } from "../../platform/database/columns.ts";
import { users } from "./account.tables.ts";

export const passwordLinks = pgTable(
  "password_links",
  {
    /** Used by the job that mails the link. */
    id: identity(),
    /** SHA-256 of the token, hex; until the link is mailed, the hash of a random token that is not kept. */
    tokenHash: text("token_hash").notNull().unique(),
    userId: reference("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("password_links_user_idx").on(table.userId, table.createdAt)],
);
