// The sizes of the stored files, to enforce how much a creator may store.
import { bigint, pgTable, text } from "drizzle-orm/pg-core";

/** Files that were stored before this table existed are missing here. */
export const storedFiles = pgTable("stored_files", {
  /** The same key as in the tables that refer to files; see Files. */
  key: text("key").primaryKey(),
  bytes: bigint("bytes", { mode: "number" }).notNull(),
});
