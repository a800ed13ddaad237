// The columns by which lists of products are filtered and sorted: one row per product, maintained by a trigger of the
// migration.
import { inProgress, released } from "@lanyard/contract";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment, reference } from "../../platform/database/columns.ts";
import { products } from "./product.tables.ts";

export const productListings = pgTable(
  "product_listings",
  {
    productId: reference("product_id")
      .primaryKey()
      .references(() => products.id, { onDelete: "cascade" }),
    ownerId: reference("owner_id").notNull(),
    /** The status of the build in progress, and of the released one; a product has at most one of each. */
    inProgress: text("in_progress", { enum: inProgress }),
    released: text("released", { enum: released }),
    name: text("name").notNull(),
    /** The newest build's titles by language id. */
    titles: jsonb("titles").$type<Readonly<Record<string, string>>>().notNull(),
    /** When the newest build was last changed. */
    updatedAt: moment("updated_at").notNull(),
    /** The windows of ids that contain the product, `level:number`, and its statuses. */
    tags: text("tags").array().notNull(),
    /** Titles, the product's name and the newest version, one space before each word. */
    words: text("words").notNull(),
  },
  (table) => [
    index("product_listings_owner_idx").on(table.ownerId, table.productId),
    index("product_listings_in_progress_idx").on(table.inProgress, table.productId),
    index("product_listings_released_idx").on(table.released, table.productId),
    index("product_listings_search_idx")
      .using("gin", table.tags, table.words.op("gin_trgm_ops"))
      .with({ fastupdate: false }),
  ],
);
