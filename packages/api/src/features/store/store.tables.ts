// Tables for the store's search and front page, filled by triggers (see the migrations): the texts of builds on sale,
// and the words and dates of the public ones.
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "../account/account.tables.ts";
import { moment, reference } from "../../platform/database/columns.ts";
import { products } from "../product/product.tables.ts";
import { submissions } from "../submission/submission.tables.ts";

export const storeTexts = pgTable(
  "store_texts",
  {
    submissionId: reference("submission_id")
      .primaryKey()
      .references(() => submissions.id, { onDelete: "cascade" }),
    /**
     * For a public build, the windows of ids that contain it (`level:number`) and its menu entry (`m1`); otherwise
     * empty.
     */
    tags: text("tags").array().notNull(),
    /** Titles and descriptions in every language, and the creator's name; folded, one space before each word. */
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

/** The titles of builds on sale, to put the products first whose title is what was typed. */
export const storeTitles = pgTable(
  "store_titles",
  {
    submissionId: reference("submission_id")
      .notNull()
      .references(() => submissions.id, { onDelete: "cascade" }),
    /** Folded by `title_key`: small letters and digits, one space between words. Collated "C" by the migration. */
    title: text("title").notNull(),
    isPrivate: boolean("is_private").notNull(),
    menuEntryId: integer("menu_entry_id"),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.title] }),
    index("store_titles_public_idx")
      .on(table.title, table.submissionId.desc())
      .where(sql`not is_private`),
    index("store_titles_menu_idx")
      .on(table.menuEntryId, table.title, table.submissionId.desc())
      .where(sql`not is_private`),
  ],
);

/** Accounts with a new name, whose builds a job has yet to store with it. */
export const storeRenames = pgTable("store_renames", {
  userId: reference("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** When it was renamed last. */
  at: moment("at").notNull(),
});

/** The words that readers of a language see in public builds; used to correct words that match nothing. */
export const storeWords = pgTable(
  "store_words",
  {
    languageId: integer("language_id").notNull(),
    /** Folded, in lower case. */
    word: text("word").notNull(),
    /**
     * The beginning of the word with one or two letters left out; a mistyped word shares at least one of these keys.
     */
    keys: text("keys").array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.languageId, table.word] }),
    index("store_words_keys_idx").using("gin", table.keys).with({ fastupdate: false }),
  ],
);

/** Words of removed texts; a job deletes those from the dictionary that no other text contains. */
export const storeWordDoubts = pgTable("store_word_doubts", { word: text("word").primaryKey() });

/** When the public products that are on sale came on sale. */
export const storeArrivals = pgTable(
  "store_arrivals",
  {
    submissionId: reference("submission_id")
      .primaryKey()
      .references(() => submissions.id, { onDelete: "cascade" }),
    /** When the product's first version came on sale. */
    firstAt: moment("first_at").notNull(),
    /** When this version came on sale; null for a first version. */
    updatedAt: moment("updated_at"),
  },
  (table) => [
    index("store_arrivals_first_idx").on(table.firstAt, table.submissionId),
    index("store_arrivals_updated_idx").on(table.updatedAt, table.submissionId),
  ],
);

/** The most installed products of the last 90 days, counted by a job. */
export const storeUsed = pgTable(
  "store_used",
  {
    /** The country of the companies; empty for all countries. */
    country: text("country").notNull(),
    productId: reference("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    companies: integer("companies").notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.productId] })],
);
