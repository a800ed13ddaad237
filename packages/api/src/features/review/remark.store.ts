// Reads and writes remarks.
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { users } from "../account/account.tables.ts";
import type { Tx } from "../../platform/database/db.ts";
import { remarks } from "./remark.tables.ts";

export type RemarkRow = typeof remarks.$inferSelect;
export type NewRemark = typeof remarks.$inferInsert;

const ofProduct = (productId: number) =>
  and(eq(remarks.productId, productId), isNull(remarks.settledAt));

/** The remarks of a product that are not settled, oldest first, with the names of their authors. */
export const selectRemarks = (tx: Tx, productId: number) =>
  tx
    .select({ row: remarks, username: users.username })
    .from(remarks)
    .innerJoin(users, eq(users.id, remarks.authorId))
    .where(ofProduct(productId))
    .orderBy(asc(remarks.id));
export type RemarkWithAuthor = Awaited<ReturnType<typeof selectRemarks>>[number];

/** Finds settled remarks too; locks the row until the end of the transaction. */
export async function findRemark(
  tx: Tx,
  productId: number,
  id: number,
): Promise<RemarkRow | undefined> {
  const [remark] = await tx
    .select()
    .from(remarks)
    .where(and(eq(remarks.id, id), eq(remarks.productId, productId)))
    .for("update");
  return remark;
}

export const insertRemarks = (tx: Tx, rows: readonly NewRemark[]): Promise<RemarkRow[]> =>
  tx
    .insert(remarks)
    .values([...rows])
    .returning();

export type RemarkChanges = Partial<
  Pick<NewRemark, "answer" | "answeredAt" | "doneAt" | "settledAt">
>;
/** The value `now` is stored as the time of the transaction. */
export async function updateRemark(
  tx: Tx,
  id: number,
  changes: { readonly [Name in keyof RemarkChanges]: RemarkChanges[Name] | "now" },
): Promise<RemarkRow> {
  const set = Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [
      name,
      name !== "answer" && value === "now" ? sql`now()` : value,
    ]),
  );
  const [changed] = await tx.update(remarks).set(set).where(eq(remarks.id, id)).returning();
  return changed!;
}

/** Settles the remarks that the creator has ticked off. */
export const settleTicked = (tx: Tx, productId: number): Promise<RemarkRow[]> =>
  tx
    .update(remarks)
    .set({ settledAt: sql`now()` })
    .where(and(ofProduct(productId), isNotNull(remarks.doneAt)))
    .returning();
