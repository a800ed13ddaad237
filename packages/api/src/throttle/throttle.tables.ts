// Counts of calls that are limited in number.
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, identity } from "../database/columns.ts";

export const throttledCalls = pgTable(
  "throttled_calls",
  {
    id: identity(),
    /** Which limit, and of whom: `reset 203.0.113.7`. */
    name: text("name").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("throttled_calls_name_idx").on(table.name, table.createdAt),
    index("throttled_calls_created_idx").on(table.createdAt),
  ],
);
