// Companies, identified by a token that is stored as a hash.
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import {
  createdAt,
  identity,
  moment,
  reference,
  skeletons,
} from "../../platform/database/columns.ts";

export const companies = pgTable(
  "companies",
  {
    id: identity(),
    name: text("name").notNull(),
    ...skeletons(),
    email: text("email").notNull(),
    /** ISO 3166-1 alpha-2. */
    country: text("country").notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    active: boolean("active").notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("companies_email_key").on(sql`lower(${table.email})`),
    uniqueIndex("companies_look_key").on(table.skeleton),
    uniqueIndex("companies_look_with_l_key").on(table.skeletonWithL),
    // For the administrators' search by parts of names.
    index("companies_search_idx")
      .using("gin", table.name.op("gin_trgm_ops"), table.email.op("gin_trgm_ops"))
      .concurrently(),
    // For the filter by state: only few of many companies are revoked.
    index("companies_revoked_idx")
      .on(table.id)
      .where(sql`not active`)
      .concurrently(),
  ],
);

/** Tokens that were replaced and still work for a while beside the new one. */
export const formerTokens = pgTable(
  "former_company_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    companyId: reference("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [index("former_company_tokens_company_idx").on(table.companyId, table.endsAt)],
);

/**
 * When a company's token was last used. A separate table, so that reading a company never waits for a transaction that
 * changes it.
 */
export const companyVisits = pgTable("company_visits", {
  companyId: reference("company_id")
    .primaryKey()
    .references(() => companies.id, { onDelete: "cascade" }),
  seenAt: moment("seen_at").notNull(),
});
