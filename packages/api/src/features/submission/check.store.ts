// Reads and writes the results of inspections.
import { inReview } from "@lanyard/contract";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/db.ts";
import { submissionChecks } from "./check.tables.ts";
import { submissions } from "./submission.tables.ts";

export type CheckRow = typeof submissionChecks.$inferSelect;

export async function findCheck(
  tx: Tx,
  submissionId: number,
  fingerprint: string,
): Promise<CheckRow | undefined> {
  const [check] = await tx
    .select()
    .from(submissionChecks)
    .where(
      and(
        eq(submissionChecks.submissionId, submissionId),
        eq(submissionChecks.fingerprint, fingerprint),
      ),
    );
  return check;
}

/** Replaces the result of earlier contents; nothing happens when the build no longer exists. */
export async function writeCheck(
  tx: Tx,
  { submissionId, fingerprint, findings }: Omit<CheckRow, "checkedAt">,
): Promise<void> {
  await tx
    .insert(submissionChecks)
    .select(
      tx
        .select({
          submissionId: submissions.id,
          fingerprint: sql<string>`${fingerprint}`.as("fingerprint"),
          findings: sql`${JSON.stringify(findings)}::jsonb`.as("findings"),
          checkedAt: sql`now()`.as("checked_at"),
        })
        .from(submissions)
        .where(eq(submissions.id, submissionId)),
    )
    .onConflictDoUpdate({
      target: submissionChecks.submissionId,
      set: { fingerprint, findings, checkedAt: sql`now()` },
    });
}

/** The ids of builds in review above `after`, in order. */
export const waitingIds = async (tx: Tx, after: number, limit: number): Promise<number[]> =>
  (
    await tx
      .select({ id: submissions.id })
      .from(submissions)
      .where(and(inArray(submissions.status, [...inReview]), gt(submissions.id, after)))
      .orderBy(asc(submissions.id))
      .limit(limit)
  ).map(({ id }) => id);
