// The review queue, with one row per waiting build, and how long reviews took; a trigger of the migration maintains
// both.
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { statuses } from "@lanyard/contract";
import { users } from "../account/account.tables.ts";
import { identity, moment, reference } from "../../platform/database/columns.ts";
import { submissions } from "../submission/submission.tables.ts";

export const reviewQueue = pgTable(
  "review_queue",
  {
    submissionId: reference("submission_id")
      .primaryKey()
      .references(() => submissions.id, { onDelete: "cascade" }),
    productId: reference("product_id").notNull(),
    /** The creator. */
    ownerId: reference("owner_id").notNull(),
    menuEntryId: integer("menu_entry_id"),
    /** No version of the product has been on sale yet. */
    isFirst: boolean("is_first").notNull(),
    sentAt: moment("sent_at").notNull(),
    /** The administrator who claimed the build last; nobody else can claim it until `claimedUntil`. */
    claimedBy: reference("claimed_by").references(() => users.id),
    claimedAt: moment("claimed_at"),
    claimedUntil: moment("claimed_until"),
  },
  (table) => [
    index("review_queue_sent_idx").on(table.sentAt, table.submissionId),
    index("review_queue_owner_idx").on(table.ownerId, table.sentAt, table.submissionId),
    index("review_queue_menu_idx").on(table.menuEntryId, table.sentAt, table.submissionId),
    index("review_queue_first_idx").on(table.isFirst, table.sentAt, table.submissionId),
    // An ended claim stays in its row until the next one. Claims that hold are few, and at the end of the index.
    index("review_queue_claimed_idx")
      .on(table.claimedUntil)
      .where(sql`claimed_until is not null`),
    index("review_queue_mine_idx")
      .on(table.claimedBy, table.claimedUntil)
      .where(sql`claimed_by is not null`),
  ],
);

/** Does not refer to the build, which may be deleted while the time stays valid. */
export const reviewTimes = pgTable(
  "review_times",
  {
    id: identity(),
    sentAt: moment("sent_at").notNull(),
    endedAt: moment("ended_at").notNull(),
    /** The build's status after the review. */
    status: text("status", { enum: statuses }).notNull(),
  },
  (table) => [index("review_times_ended_idx").on(table.endedAt)],
);
