// Reads and writes the saved replies of reviewers.
import { asc, eq, sql } from "drizzle-orm";
import { users } from "../account/account.tables.ts";
import type { Tx } from "../../platform/database/db.ts";
import { replies } from "./remark.tables.ts";

export type NewReply = Pick<typeof replies.$inferInsert, "about" | "texts">;

const shown = (tx: Tx) =>
  tx
    .select({ row: replies, username: users.username })
    .from(replies)
    .leftJoin(users, eq(users.id, replies.updatedBy));
export type ShownReply = Awaited<ReturnType<typeof shown>>[number];

export const selectReplies = (tx: Tx): Promise<ShownReply[]> => shown(tx).orderBy(asc(replies.id));

export const findReply = async (tx: Tx, id: number): Promise<ShownReply | undefined> =>
  (await shown(tx).where(eq(replies.id, id)))[0];

/** Undefined when the reply does not exist. */
export async function lockReply(tx: Tx, id: number) {
  const [found] = await tx.select().from(replies).where(eq(replies.id, id)).for("update");
  return found;
}

export const countReplies = (tx: Tx): Promise<number> => tx.$count(replies);

export async function insertReply(tx: Tx, reply: NewReply, userId: number): Promise<number> {
  const [made] = await tx
    .insert(replies)
    .values({ ...reply, updatedBy: userId })
    .returning({ id: replies.id });
  return made!.id;
}

/**
 * Later than the last change by at least a millisecond, the precision of the wire format: no two states of a reply have
 * the same time.
 */
export async function updateReply(tx: Tx, id: number, reply: NewReply, userId: number) {
  const updatedAt = sql`greatest(clock_timestamp(), ${replies.updatedAt} + interval '1 millisecond')`;
  await tx
    .update(replies)
    .set({ ...reply, updatedBy: userId, updatedAt })
    .where(eq(replies.id, id));
}

export const deleteReply = (tx: Tx, id: number) => tx.delete(replies).where(eq(replies.id, id));
