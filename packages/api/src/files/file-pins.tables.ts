// Stored files that somebody has to look after: no table may name them yet, or any longer.
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { identity, moment } from "../database/columns.ts";

export const filePins = pgTable(
  "file_pins",
  {
    id: identity(),
    /** As in the tables that name files; see Files. */
    key: text("key").notNull(),
    /** Until then nobody deletes the file; after that whoever comes by does, unless a table names it. */
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("file_pins_key_idx").on(table.key),
    index("file_pins_expires_at_idx").on(table.expiresAt),
  ],
);
