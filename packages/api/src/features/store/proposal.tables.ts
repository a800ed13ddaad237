// Requests of companies for a proposal about a product.
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { companies } from "../company/company.tables.ts";
import { products } from "../product/product.tables.ts";
import { createdAt, identity, reference } from "../../platform/database/columns.ts";

export const proposals = pgTable(
  "proposals",
  {
    id: identity(),
    productId: reference("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    companyId: reference("company_id")
      .notNull()
      .references(() => companies.id),
    message: text("message").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("proposals_product_idx").on(table.productId, table.id)],
);
