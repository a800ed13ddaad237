// Mailed links, in the database.
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Tx } from "../database/db.ts";
import { passwordLinks as links } from "./password-links.tables.ts";

export const countRecent = (tx: Tx, userId: number): Promise<number> =>
  tx.$count(
    links,
    and(eq(links.userId, userId), gt(links.createdAt, sql`now() - interval '1 hour'`)),
  );

export async function insertLink(
  tx: Tx,
  tokenHash: string,
  userId: number,
  hours: number,
): Promise<void> {
  await tx.delete(links).where(lt(links.expiresAt, sql`now() - interval '1 day'`));
  await tx
    .insert(links)
    .values({ tokenHash, userId, expiresAt: sql`now() + make_interval(hours => ${hours}::int)` });
}

/** Of two who use one link at once, one finds it. */
export async function takeLink(tx: Tx, tokenHash: string): Promise<number | undefined> {
  const [link] = await tx
    .delete(links)
    .where(and(eq(links.tokenHash, tokenHash), gt(links.expiresAt, sql`now()`)))
    .returning({ userId: links.userId });
  if (link) await tx.delete(links).where(eq(links.userId, link.userId));
  return link?.userId;
}

export async function deleteLinksOf(tx: Tx, userId: number): Promise<void> {
  await tx.delete(links).where(eq(links.userId, userId));
}
