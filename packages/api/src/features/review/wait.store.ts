// How long reviews took, and a build's place in the queue.
import { and, gte, eq, inArray, sql } from "drizzle-orm";
import type { Status } from "@lanyard/contract";
import type { Tx } from "../../platform/database/db.ts";
import { reviewQueue, reviewTimes } from "./queue.tables.ts";

/** Only decisions count: a build that its creator took back was not reviewed. */
const decided: readonly Status[] = ["ready_for_sale", "rejected"];

export async function selectTimes(tx: Tx, days: number) {
  const seconds = sql`extract(epoch from ${reviewTimes.endedAt} - ${reviewTimes.sentAt})`;
  const selectPercentile = (share: number) =>
    sql<
      number | null
    >`percentile_disc(${sql.raw(String(share))}) within group (order by ${seconds})::int`;
  const [row] = await tx
    .select({
      reviews: sql<number>`count(*)::int`,
      median: selectPercentile(0.5),
      p90: selectPercentile(0.9),
    })
    .from(reviewTimes)
    .where(
      and(
        gte(reviewTimes.endedAt, sql`now() - make_interval(days => ${days}::int)`),
        inArray(reviewTimes.status, [...decided]),
      ),
    );
  return row!;
}

/** Undefined unless the build waits for review. */
export async function findPlace(tx: Tx, submissionId: number) {
  const [place] = await tx
    .select({
      sentAt: reviewQueue.sentAt,
      // Drizzle does not qualify columns in a select from one table, and PostgreSQL would take the inner table's
      // columns.
      place: sql<number>`(select count(*)::int from review_queue before
        where (before.sent_at, before.submission_id) <= (review_queue.sent_at, review_queue.submission_id))`,
    })
    .from(reviewQueue)
    .where(eq(reviewQueue.submissionId, submissionId));
  return place;
}

export const countWaiting = (tx: Tx): Promise<number> => tx.$count(reviewQueue);
