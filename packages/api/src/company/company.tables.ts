// Companies, known by a token that is stored hashed.
import { sql } from "drizzle-orm";
import { boolean, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, identity, skeletons } from "../database/columns.ts";

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
  ],
);
