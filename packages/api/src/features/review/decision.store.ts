// Reads and writes the decisions that can still be undone, and restores the queue and the remarks when one is.
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/db.ts";
import { decisions } from "./decision.tables.ts";
import { reviewQueue, reviewTimes } from "./queue.tables.ts";
import { remarks } from "./remark.tables.ts";

export type DecisionRow = typeof decisions.$inferSelect;
export type NewDecision = typeof decisions.$inferInsert;

/** The place of a waiting build in the queue, with its last claim. */
export async function findPlace(tx: Tx, submissionId: number) {
  const [place] = await tx
    .select({
      sentAt: reviewQueue.sentAt,
      claimedBy: reviewQueue.claimedBy,
      claimedAt: reviewQueue.claimedAt,
      claimedUntil: reviewQueue.claimedUntil,
    })
    .from(reviewQueue)
    .where(eq(reviewQueue.submissionId, submissionId));
  return place;
}

export async function insertDecision(
  tx: Tx,
  decision: NewDecision,
): Promise<Pick<DecisionRow, "id" | "decidedAt">> {
  const [created] = await tx
    .insert(decisions)
    .values(decision)
    .returning({ id: decisions.id, decidedAt: decisions.decidedAt });
  return created!;
}

/** Deletes the decision; false when it was undone, or its messages have gone out. */
export const endDecision = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.delete(decisions).where(eq(decisions.id, id)).returning({ id: decisions.id })).length >
  0;

/** Deletes the decisions about a build that nobody has been told of yet. */
export async function endDecisions(tx: Tx, submissionId: number): Promise<void> {
  await tx.delete(decisions).where(eq(decisions.submissionId, submissionId));
}

/** Deletes and returns the newest decision about the build; undefined when it is older than that, or ended. */
export async function takeNewest(
  tx: Tx,
  submissionId: number,
  seconds: number,
): Promise<DecisionRow | undefined> {
  const newest = tx
    .select({ id: decisions.id })
    .from(decisions)
    .where(eq(decisions.submissionId, submissionId))
    .orderBy(desc(decisions.id))
    .limit(1);
  const [decision] = await tx
    .delete(decisions)
    .where(
      and(
        eq(decisions.id, newest),
        sql`${decisions.decidedAt} + make_interval(secs => ${seconds}::int) > now()`,
      ),
    )
    .returning();
  return decision;
}

/** Gives a build that is in the queue again its old place and claim, and removes the decision from the review times. */
export async function restorePlace(
  tx: Tx,
  { submissionId, decidedAt, sentAt, claimedBy, claimedAt, claimedUntil }: DecisionRow,
): Promise<void> {
  await tx
    .update(reviewQueue)
    .set({ sentAt, claimedBy, claimedAt, claimedUntil })
    .where(eq(reviewQueue.submissionId, submissionId));
  // Both times are those of the decision's transaction.
  await tx
    .delete(reviewTimes)
    .where(and(eq(reviewTimes.sentAt, sentAt), eq(reviewTimes.endedAt, decidedAt)));
}

/** Deletes the remarks that were written with the decision. */
export const deleteRemarks = (tx: Tx, ids: readonly number[]) =>
  tx
    .delete(remarks)
    .where(inArray(remarks.id, [...ids]))
    .returning();

/** Reopens the remarks that the decision settled; they stay ticked off. */
export const unsettle = (tx: Tx, ids: readonly number[]) =>
  tx
    .update(remarks)
    .set({ settledAt: null })
    .where(inArray(remarks.id, [...ids]))
    .returning();
