// Attempts to sign in that have not succeeded, to slow down who guesses.
import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, identity } from "../database/columns.ts";

export const loginAttempts = pgTable(
  "login_attempts",
  {
    id: identity(),
    email: text("email").notNull(),
    /** The network address it came from. */
    address: text("address").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("login_attempts_who_idx").on(sql`lower(${table.email})`, table.address, table.createdAt),
    index("login_attempts_created_idx").on(table.createdAt),
  ],
);
