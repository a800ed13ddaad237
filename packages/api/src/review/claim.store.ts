// Takes builds of the queue and gives them back: one statement each, so that of two at once one wins.
import { and, eq, sql } from "drizzle-orm";
import { users } from "../account/account.tables.ts";
import type { Tx } from "../database/db.ts";
import { holds } from "./claim.sql.ts";
import { reviewQueue } from "./queue.tables.ts";

interface ClaimRow {
  readonly claimedBy: number;
  readonly username: string;
  readonly claimedAt: string;
  readonly claimedUntil: string;
}

/** Who has the build; undefined when nobody does. */
export async function findClaim(tx: Tx, submissionId: number): Promise<ClaimRow | undefined> {
  const [found] = await tx
    .select({
      claimedBy: sql<number>`${reviewQueue.claimedBy}`.mapWith(Number),
      username: users.username,
      claimedAt: sql<string>`${reviewQueue.claimedAt}`,
      claimedUntil: sql<string>`${reviewQueue.claimedUntil}`,
    })
    .from(reviewQueue)
    .innerJoin(users, eq(users.id, reviewQueue.claimedBy))
    .where(and(eq(reviewQueue.submissionId, submissionId), holds));
  return found;
}

/**
 * Takes it, or has it for longer; undefined when somebody else has it, or it waits no more. `isNew`: they did not have it
 * before.
 */
export async function takeBuild(tx: Tx, submissionId: number, userId: number, minutes: number) {
  const own = sql`(${reviewQueue.claimedBy} = ${userId} and ${holds})`;
  const [taken] = await tx
    .update(reviewQueue)
    .set({
      claimedBy: userId,
      claimedAt: sql`case when ${own} then ${reviewQueue.claimedAt} else now() end`,
      claimedUntil: sql`now() + make_interval(mins => ${minutes}::int)`,
    })
    .where(and(eq(reviewQueue.submissionId, submissionId), sql`(${own} or ${holds} is not true)`))
    .returning({
      claimedAt: sql<string>`${reviewQueue.claimedAt}`,
      claimedUntil: sql<string>`${reviewQueue.claimedUntil}`,
      isNew: sql<boolean>`${reviewQueue.claimedAt} = now()`,
    });
  return taken;
}

/** Whether they had it. */
export async function giveBack(tx: Tx, submissionId: number, userId: number): Promise<boolean> {
  const given = await tx
    .update(reviewQueue)
    .set({ claimedBy: null, claimedAt: null, claimedUntil: null })
    .where(
      and(eq(reviewQueue.submissionId, submissionId), eq(reviewQueue.claimedBy, userId), holds),
    )
    .returning({ id: reviewQueue.submissionId });
  return given.length > 0;
}
