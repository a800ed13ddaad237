// The decisions that can still be undone, with what undoing them restores. A row is deleted when its decision is undone,
// or when the messages about it go out.
import { boolean, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { statuses } from "@lanyard/contract";
import { identity, moment, reference } from "../../platform/database/columns.ts";

export const decisions = pgTable(
  "decisions",
  {
    id: identity(),
    // No foreign keys: the messages go out even if the build is deleted meanwhile.
    submissionId: reference("submission_id").notNull(),
    decidedAt: moment("decided_at").notNull().defaultNow(),
    /** The build after the decision: if its time differs, something else has happened to it. */
    status: text("status", { enum: statuses }).notNull(),
    updatedAt: moment("updated_at").notNull(),
    /** Before the decision. */
    onSaleAt: moment("on_sale_at"),
    /** The version was never on sale before. */
    isNewVersion: boolean("is_new_version").notNull(),
    /** The build that was superseded, and its status before. */
    supersededId: reference("superseded_id"),
    supersededStatus: text("superseded_status", { enum: statuses }),
    /** The place in the queue and the claim, see `reviewQueue`. */
    sentAt: moment("sent_at").notNull(),
    claimedBy: reference("claimed_by"),
    claimedAt: moment("claimed_at"),
    claimedUntil: moment("claimed_until"),
    /** Ids of the remarks that were written with the decision, and of those that it settled. */
    written: jsonb("written").$type<readonly number[]>().notNull(),
    settled: jsonb("settled").$type<readonly number[]>().notNull(),
  },
  (table) => [index("decisions_submission_idx").on(table.submissionId, table.id)],
);
