// The text search of the store: one row per build on sale, kept up to date by triggers in its migration.
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { reference } from "../database/columns.ts";
import { submissions } from "../submission/submission.tables.ts";

export const storeTexts = pgTable(
  "store_texts",
  {
    submissionId: reference("submission_id")
      .primaryKey()
      .references(() => submissions.id, { onDelete: "cascade" }),
    /** Of a public build: the windows of ids that contain it, `level:number`, and its menu entry, `m1`; else empty. */
    tags: text("tags").array().notNull(),
    /** Titles and descriptions in every language, one space before each word. */
    words: text("words").notNull(),
  },
  (table) => [
    index("store_texts_search_idx")
      .using("gin", table.tags, table.words.op("gin_trgm_ops"))
      .with({ fastupdate: false }),
  ],
);
