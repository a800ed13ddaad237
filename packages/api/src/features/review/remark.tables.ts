// Remarks about builds, and the saved replies of reviewers.
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { replySubjects, type LanguageCode } from "@lanyard/contract";
import { users } from "../account/account.tables.ts";
import { createdAt, identity, moment, reference } from "../../platform/database/columns.ts";
import { products } from "../product/product.tables.ts";
import { submissions } from "../submission/submission.tables.ts";

export const remarks = pgTable(
  "remarks",
  {
    id: identity(),
    productId: reference("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** The build that the remark is about; null once the build is deleted. */
    submissionId: reference("submission_id").references(() => submissions.id, {
      onDelete: "set null",
    }),
    version: text("version").notNull(),
    authorId: reference("author_id")
      .notNull()
      .references(() => users.id),
    field: text("field").notNull(),
    path: text("path").notNull(),
    line: integer("line"),
    text: text("text").notNull(),
    /** The field's content at the time of the remark: a text as it was, anything else as a fingerprint. */
    held: text("held").notNull(),
    answer: text("answer").notNull().default(""),
    createdAt: createdAt(),
    answeredAt: moment("answered_at"),
    doneAt: moment("done_at"),
    /** From then on the remark is not shown. */
    settledAt: moment("settled_at"),
  },
  (table) => [
    index("remarks_open_idx")
      .on(table.productId, table.id)
      .where(sql`settled_at is null`),
    // For deleting a build, which sets this column to null.
    index("remarks_submission_idx").on(table.submissionId),
  ],
);

export const replies = pgTable("replies", {
  id: identity(),
  about: text("about", { enum: replySubjects }).notNull(),
  texts: jsonb("texts").$type<Record<LanguageCode, string>>().notNull(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
  /** Null for the replies that come with the product. */
  updatedBy: reference("updated_by").references(() => users.id),
});
