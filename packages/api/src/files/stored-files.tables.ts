// How large the stored files are, for what a creator may store.
import { bigint, pgTable, text } from "drizzle-orm/pg-core";

/** Files that were stored before this table existed are missing here. */
export const storedFiles = pgTable("stored_files", {
  /** As in the tables that refer to files; see Files. */
  key: text("key").primaryKey(),
  bytes: bigint("bytes", { mode: "number" }).notNull(),
});
