// The functionality requests of visitors.
import type { LanguageCode } from "@lanyard/contract";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, identity } from "../database/columns.ts";

export const enquiries = pgTable(
  "enquiries",
  {
    id: identity(),
    email: text("email").notNull(),
    object: text("object").notNull(),
    description: text("description").notNull(),
    /** The network address it came from: nobody may send without end. */
    address: text("address").notNull(),
    /** In which the visitor read the page and is answered; null from a server that did not ask. */
    language: text("language").$type<LanguageCode>(),
    createdAt: createdAt(),
  },
  (table) => [index("enquiries_address_idx").on(table.address, table.createdAt)],
);
