// The functionality requests of visitors.
import type { LanguageCode } from "@lanyard/contract";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, identity } from "../../platform/database/columns.ts";

export const enquiries = pgTable(
  "enquiries",
  {
    id: identity(),
    email: text("email").notNull(),
    object: text("object").notNull(),
    description: text("description").notNull(),
    /** The network address of the request; requests are limited per address. */
    address: text("address").notNull(),
    /**
     * The language in which the visitor read the page and gets the answer; null in rows of an older server, which did
     * not store it.
     */
    language: text("language").$type<LanguageCode>(),
    createdAt: createdAt(),
  },
  (table) => [index("enquiries_address_idx").on(table.address, table.createdAt)],
);
