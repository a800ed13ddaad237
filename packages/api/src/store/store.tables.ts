// What the text search of the store reads: one row a build on sale, kept up to date by triggers of its migration.
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { reference } from "../database/columns.ts";
import { submissions } from "../submission/submission.tables.ts";

export const storeTexts = pgTable(
  "store_texts",
  {
    submissionId: reference("submission_id")
      .primaryKey()
      .references(() => submissions.id, { onDelete: "cascade" }),
    /** The windows of ids that a public build is in, `level:number`, and its menu entry, `m1`; none of a private one. */
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
