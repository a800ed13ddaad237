// Claims and releases builds in the queue, with one statement each, so that one of two concurrent requests wins.
import { and, eq, sql } from "drizzle-orm";
import { users } from "../account/account.tables.ts";
import type { Tx } from "../../platform/database/db.ts";
import { holds } from "./claim.sql.ts";
import { reviewQueue } from "./queue.tables.ts";

interface ClaimRow {
  readonly claimedBy: number;
  readonly username: string;
  readonly claimedAt: string;
  readonly claimedUntil: string;
}

/** The claim on the build; undefined when there is none that holds. */
export async function findClaim(tx: Tx, submissionId: number): Promise<ClaimRow | undefined> {
  const [claim] = await tx
    .select({
      claimedBy: sql<number>`${reviewQueue.claimedBy}`.mapWith(Number),
      username: users.username,
      claimedAt: sql<string>`${reviewQueue.claimedAt}`,
      claimedUntil: sql<string>`${reviewQueue.claimedUntil}`,
    })
    .from(reviewQueue)
    .innerJoin(users, eq(users.id, reviewQueue.claimedBy))
    .where(and(eq(reviewQueue.submissionId, submissionId), holds));
  return claim;
}

/**
 * Claims the build or renews the user's claim; undefined when somebody else has claimed it or it is not waiting.
 * `isNew`: the user had not claimed it before.
 */
export async function takeBuild(tx: Tx, submissionId: number, userId: number, minutes: number) {
  const isOwner = sql`(${reviewQueue.claimedBy} = ${userId} and ${holds})`;
  const [claim] = await tx
    .update(reviewQueue)
    .set({
      claimedBy: userId,
      claimedAt: sql`case when ${isOwner} then ${reviewQueue.claimedAt} else now() end`,
      claimedUntil: sql`now() + make_interval(mins => ${minutes}::int)`,
    })
    .where(
      and(eq(reviewQueue.submissionId, submissionId), sql`(${isOwner} or ${holds} is not true)`),
    )
    .returning({
      claimedAt: sql<string>`${reviewQueue.claimedAt}`,
      claimedUntil: sql<string>`${reviewQueue.claimedUntil}`,
      isNew: sql<boolean>`${reviewQueue.claimedAt} = now()`,
    });
  return claim;
}

/** Releases the user's claim; returns whether there was one. */
export async function giveBack(tx: Tx, submissionId: number, userId: number): Promise<boolean> {
  const released = await tx
    .update(reviewQueue)
    .set({ claimedBy: null, claimedAt: null, claimedUntil: null })
    .where(
      and(eq(reviewQueue.submissionId, submissionId), eq(reviewQueue.claimedBy, userId), holds),
    )
    .returning({ id: reviewQueue.submissionId });
  return released.length > 0;
}
