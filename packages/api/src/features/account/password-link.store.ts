// Mailed links, in the database.
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/db.ts";
import { passwordLinks as links } from "./password-links.tables.ts";

export const countRecent = (tx: Tx, userId: number): Promise<number> =>
  tx.$count(
    links,
    and(eq(links.userId, userId), gt(links.createdAt, sql`now() - interval '1 hour'`)),
  );

/** Stores a link; returns its id. */
export async function insertLink(
  tx: Tx,
  tokenHash: string,
  userId: number,
  hours: number,
): Promise<number> {
  await tx.delete(links).where(lt(links.expiresAt, sql`now() - interval '1 day'`));
  const [created] = await tx
    .insert(links)
    .values({ tokenHash, userId, expiresAt: sql`now() + make_interval(hours => ${hours}::int)` })
    .returning({ id: links.id });
  return created!.id;
}

/** Gives the link a new token; returns its user's id, undefined when the link is used or expired. */
export async function renewLink(
  tx: Tx,
  id: number,
  tokenHash: string,
): Promise<number | undefined> {
  const [link] = await tx
    .update(links)
    .set({ tokenHash })
    .where(and(eq(links.id, id), gt(links.expiresAt, sql`now()`)))
    .returning({ userId: links.userId });
  return link?.userId;
}

/** Whether the link is neither used nor expired. */
export const isLinkGood = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.$count(links, and(eq(links.id, id), gt(links.expiresAt, sql`now()`)))) > 0;

const isGood = (tokenHash: string) =>
  and(eq(links.tokenHash, tokenHash), gt(links.expiresAt, sql`now()`));

/** The id of the link's user, without using the link. */
export async function findLink(tx: Tx, tokenHash: string): Promise<number | undefined> {
  const [link] = await tx.select({ userId: links.userId }).from(links).where(isGood(tokenHash));
  return link?.userId;
}

/** Deletes a link and the user's other ones; of two simultaneous requests only one gets the user's id. */
export async function takeLink(tx: Tx, tokenHash: string): Promise<number | undefined> {
  const [link] = await tx
    .delete(links)
    .where(isGood(tokenHash))
    .returning({ userId: links.userId });
  if (link) await tx.delete(links).where(eq(links.userId, link.userId));
  return link?.userId;
}

export async function deleteLinks(tx: Tx, userId: number): Promise<void> {
  await tx.delete(links).where(eq(links.userId, userId));
}
