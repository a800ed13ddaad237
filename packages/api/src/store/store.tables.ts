// What the store is searched and fronted by, derived by triggers of its migrations: the texts of builds on sale, and
// of the public ones the words and the dates.
import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment, reference } from "../database/columns.ts";
import { products } from "../product/product.tables.ts";
import { submissions } from "../submission/submission.tables.ts";

export const storeTexts = pgTable(
  "store_texts",
  {
    submissionId: reference("submission_id")
      .primaryKey()
      .references(() => submissions.id, { onDelete: "cascade" }),
    /** Of a public build: the windows of ids that contain it, `level:number`, and its menu entry, `m1`; else empty. */
    tags: text("tags").array().notNull(),
    /** Titles and descriptions in every language, folded, one space before each word. */
    words: text("words").notNull(),
  },
  (table) => [
    index("store_texts_search_idx")
      .using("gin", table.tags, table.words.op("gin_trgm_ops"))
      .with({ fastupdate: false }),
    index("store_texts_numbers_idx")
      .using("gin", sql`number_parts(words)`)
      .with({ fastupdate: false })
      .where(sql`words ~ '[0-9]{6}'`)
      .concurrently(),
  ],
);

/** Each word of the texts that readers of a language see of public builds, for words that nothing has. */
export const storeWords = pgTable(
  "store_words",
  {
    languageId: integer("language_id").notNull(),
    /** Folded, in small letters. */
    word: text("word").notNull(),
    /** What is left of its beginnings without a letter or two: words that are mistyped share one of them. */
    keys: text("keys").array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.languageId, table.word] }),
    index("store_words_keys_idx").using("gin", table.keys).with({ fastupdate: false }),
  ],
);

/** Words of texts that went: a job removes those that no other text has. */
export const storeWordDoubts = pgTable("store_word_doubts", { word: text("word").primaryKey() });

/** When products came on sale: of the public ones that are. */
export const storeArrivals = pgTable(
  "store_arrivals",
  {
    submissionId: reference("submission_id")
      .primaryKey()
      .references(() => submissions.id, { onDelete: "cascade" }),
    /** Of the product's first version on sale. */
    firstAt: moment("first_at").notNull(),
    /** Of this version, when it is a later one. */
    updatedAt: moment("updated_at"),
  },
  (table) => [
    index("store_arrivals_first_idx").on(table.firstAt, table.submissionId),
    index("store_arrivals_updated_idx").on(table.updatedAt, table.submissionId),
  ],
);

/** The products with the most installations of the last 90 days, which a job counts. */
export const storeUsed = pgTable(
  "store_used",
  {
    /** Of the companies; empty: of all. */
    country: text("country").notNull(),
    productId: reference("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    companies: integer("companies").notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.productId] })],
);
