// What a creator has already, in the database.
import { inProgress } from "@lanyard/contract";
import { and, count, eq, sql } from "drizzle-orm";
import { users } from "../account/account.tables.ts";
import type { Tx } from "../database/db.ts";
import { oneOf } from "../database/one-of.ts";
import { submissions } from "./submission.tables.ts";

/** One request of a creator at a time counts and adds. What only refers to the user does not wait for it. */
export async function lockCreator(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

export async function countInProgress(tx: Tx, userId: number): Promise<number> {
  const [row] = await tx
    .select({ builds: count() })
    .from(submissions)
    .where(and(eq(submissions.ownerId, userId), sql`${submissions.status} ${oneOf(inProgress)}`));
  return row?.builds ?? 0;
}
