// The people of companies: those on their lists, and those that a host application or a permission named.
import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { personSources } from "@lanyard/contract";
import { createdAt, identity, reference } from "../../platform/database/columns.ts";
import { companies } from "../company/company.tables.ts";

export const people = pgTable(
  "people",
  {
    id: identity(),
    companyId: reference("company_id")
      .notNull()
      .references(() => companies.id),
    /** The id that `user_permissions` uses: the host application's, or one that this server generated. */
    userId: text("user_id").notNull(),
    name: text("name").notNull().default(""),
    email: text("email").notNull().default(""),
    department: text("department").notNull().default(""),
    source: text("source", { enum: personSources }).notNull().default("list"),
    createdAt: createdAt(),
    /** The sort key of lists: the name, else the e-mail address, else the id. */
    sortName: text("sort_name")
      .notNull()
      .generatedAlwaysAs(
        sql`left(lower(folded(coalesce(nullif(name, ''), nullif(email, ''), user_id))), 120)`,
      ),
    /** The text that a search looks through. */
    words: text("words")
      .notNull()
      .generatedAlwaysAs(
        sql`' ' || lower(folded(name || ' ' || email || ' ' || department || ' ' || user_id))`,
      ),
  },
  (table) => [
    uniqueIndex("people_user_key").on(table.companyId, table.userId),
    uniqueIndex("people_email_key")
      .on(table.companyId, sql`lower(${table.email})`)
      .where(sql`email <> ''`),
    index("people_name_idx").on(table.companyId, table.sortName, table.id),
    index("people_department_idx").on(table.companyId, table.department, table.sortName, table.id),
  ],
);
