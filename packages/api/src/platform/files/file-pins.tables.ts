// Stored files that no table may refer to (yet, or any more): pinned until `expires_at`, then checked and deleted if
// unused.
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { identity, moment } from "../database/columns.ts";

export const filePins = pgTable(
  "file_pins",
  {
    id: identity(),
    /** The same key as in the tables that refer to files; see Files. */
    key: text("key").notNull(),
    /** The file is not deleted before this time; after it, any process deletes the file unless a table refers to it. */
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("file_pins_key_idx").on(table.key),
    index("file_pins_expires_at_idx").on(table.expiresAt),
  ],
);
