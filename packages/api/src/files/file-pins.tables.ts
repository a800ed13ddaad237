// Stored files that no table may refer to, not yet or no longer: pinned until `expires_at`, then to be deleted.
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { identity, moment } from "../database/columns.ts";

export const filePins = pgTable(
  "file_pins",
  {
    id: identity(),
    /** As in the tables that refer to files; see Files. */
    key: text("key").notNull(),
    /** Until then the file is not deleted; after that any process deletes it, unless a table refers to it. */
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("file_pins_key_idx").on(table.key),
    index("file_pins_expires_at_idx").on(table.expiresAt),
  ],
);
