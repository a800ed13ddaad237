// Reads and writes submissions.
import { inProgress, inReview, released, type Status } from "@lanyard/contract";
import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "../../platform/database/db.ts";
import { oneOf } from "../../platform/database/one-of.ts";
import { soldVersions, submissions } from "./submission.tables.ts";

export type SubmissionRow = typeof submissions.$inferSelect;
/** The columns that a move may change besides the status. */
export type Changes = Partial<
  Omit<SubmissionRow, "id" | "productId" | "status" | "createdAt" | "updatedAt">
>;

/** A product's build in review, else the one on sale or hidden, else the newest. */
export async function findCurrentId(tx: Tx, productId: number): Promise<number | undefined> {
  const rank = sql`case when ${submissions.status} ${oneOf(inReview)} then 0 when ${submissions.status} ${oneOf(released)} then 1 else 2 end`;
  const [row] = await tx
    .select({ id: submissions.id })
    .from(submissions)
    .where(eq(submissions.productId, productId))
    .orderBy(rank, desc(submissions.id))
    .limit(1);
  return row?.id;
}

export async function findSubmission(
  tx: Tx,
  productId: number,
  id: number,
): Promise<SubmissionRow | undefined> {
  const [row] = await tx
    .select()
    .from(submissions)
    .where(and(eq(submissions.id, id), eq(submissions.productId, productId)));
  return row;
}

/** The product's newest build in one of these statuses. */
async function findNewest(
  tx: Tx,
  productId: number,
  statuses: readonly Status[],
): Promise<SubmissionRow | undefined> {
  const [row] = await tx
    .select()
    .from(submissions)
    .where(and(eq(submissions.productId, productId), inArray(submissions.status, [...statuses])))
    .orderBy(desc(submissions.id))
    .limit(1);
  return row;
}
export const findReleased = (tx: Tx, productId: number) => findNewest(tx, productId, released);
export const findInProgress = (tx: Tx, productId: number) => findNewest(tx, productId, inProgress);

/** Whether the product has had this version on sale. */
export async function isSoldVersion(tx: Tx, productId: number, version: string): Promise<boolean> {
  const [row] = await tx
    .select({ version: soldVersions.version })
    .from(soldVersions)
    .where(and(eq(soldVersions.productId, productId), eq(soldVersions.version, version)));
  return row !== undefined;
}

/** Forgets that the product has had this version on sale. */
export async function forgetSold(tx: Tx, productId: number, version: string): Promise<void> {
  await tx
    .delete(soldVersions)
    .where(and(eq(soldVersions.productId, productId), eq(soldVersions.version, version)));
}

/**
 * Later than the last change by at least a millisecond, the precision of the wire format: no two states of a build have
 * the same time.
 */
const touched = {
  updatedAt: sql`greatest(clock_timestamp(), ${submissions.updatedAt} + interval '1 millisecond')`,
};
/** Marks builds as changed after a change in other tables; returns the times of the previous and of this change. */
export function touch(
  tx: Tx,
  ids: readonly number[],
): Promise<{ id: number; before: string; now: string }[]> {
  const old = alias(submissions, "old");
  return tx
    .update(submissions)
    .set(touched)
    .from(old)
    .where(and(eq(submissions.id, old.id), inArray(submissions.id, [...ids])))
    .returning({ id: submissions.id, before: old.updatedAt, now: submissions.updatedAt });
}

const hasStatus = (id: number, from: readonly Status[]) =>
  and(eq(submissions.id, id), inArray(submissions.status, [...from]));

/** Undefined when the build is not in one of the statuses `from`. */
export async function updateInStatus(
  tx: Tx,
  id: number,
  from: readonly Status[],
  changes: Changes & { status: Status },
): Promise<SubmissionRow | undefined> {
  const [moved] = await tx
    .update(submissions)
    .set({ ...changes, ...touched })
    .where(hasStatus(id, from))
    .returning();
  return moved;
}

/** Gives a build the status that it had before; undefined when it is not `from` any more. */
export const restoreStatus = (
  tx: Tx,
  id: number,
  from: Status,
  status: Status,
  changes: Pick<Changes, "onSaleAt"> = {},
): Promise<SubmissionRow | undefined> =>
  updateInStatus(tx, id, [from], { rejectionReason: "", ...changes, status });

/** Sets since when a build waits; a change of the status, which a trigger dates, does not. */
export async function restoreSentAt(tx: Tx, id: number, sentAt: string): Promise<SubmissionRow> {
  const [row] = await tx
    .update(submissions)
    .set({ sentAt })
    .where(eq(submissions.id, id))
    .returning();
  return row!;
}

export async function deleteInStatus(
  tx: Tx,
  id: number,
  from: readonly Status[],
): Promise<SubmissionRow | undefined> {
  const [deleted] = await tx.delete(submissions).where(hasStatus(id, from)).returning();
  return deleted;
}

/** Supersedes the product's other released builds. */
export async function supersedeOthers(
  tx: Tx,
  productId: number,
  exceptId: number,
): Promise<SubmissionRow[]> {
  return tx
    .update(submissions)
    .set({ status: "superseded", ...touched })
    .where(
      and(
        eq(submissions.productId, productId),
        ne(submissions.id, exceptId),
        inArray(submissions.status, [...released]),
      ),
    )
    .returning();
}

export async function insertSubmission(
  tx: Tx,
  productId: number,
  changes: Changes,
): Promise<number> {
  const [created] = await tx
    .insert(submissions)
    .values({ ...changes, productId })
    .returning({ id: submissions.id });
  return created!.id;
}
