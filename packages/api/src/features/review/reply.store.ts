// Reads and writes the saved replies of reviewers.
import { asc, eq, sql } from "drizzle-orm";
import { users } from "../account/account.tables.ts";
import type { Tx } from "../../platform/database/db.ts";
import { replies } from "./remark.tables.ts";

export type NewReply = Pick<typeof replies.$inferInsert, "about" | "texts">;

const selectWithEditor = (tx: Tx) =>
  tx
    .select({ row: replies, username: users.username })
    .from(replies)
    .leftJoin(users, eq(users.id, replies.updatedBy));
export type ReplyWithEditor = Awaited<ReturnType<typeof selectWithEditor>>[number];

export const selectReplies = (tx: Tx): Promise<ReplyWithEditor[]> =>
  selectWithEditor(tx).orderBy(asc(replies.id));

export const findReply = async (tx: Tx, id: number): Promise<ReplyWithEditor | undefined> =>
  (await selectWithEditor(tx).where(eq(replies.id, id)))[0];

/** Undefined when the reply does not exist. */
export async function lockReply(tx: Tx, id: number) {
  const [reply] = await tx.select().from(replies).where(eq(replies.id, id)).for("update");
  return reply;
}

export const countReplies = (tx: Tx): Promise<number> => tx.$count(replies);

export async function insertReply(tx: Tx, reply: NewReply, userId: number): Promise<number> {
  const [created] = await tx
    .insert(replies)
    .values({ ...reply, updatedBy: userId })
    .returning({ id: replies.id });
  return created!.id;
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
