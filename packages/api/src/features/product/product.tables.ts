// Products: the data that all builds of an app share.
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "../account/account.tables.ts";
import { createdAt, identity, reference } from "../../platform/database/columns.ts";

export const products = pgTable(
  "products",
  {
    id: identity(),
    ownerId: reference("owner_id")
      .notNull()
      .references(() => users.id),
    name: text("name").notNull(),
    kind: text("kind", { enum: ["app"] })
      .notNull()
      .default("app"),
    createdAt: createdAt(),
  },
  (table) => [index("products_owner_idx").on(table.ownerId, table.id)],
);
