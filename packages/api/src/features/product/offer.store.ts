// Reads the build on sale, and the last approved one.
import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { anyOf } from "../../platform/database/any-of.ts";
import type { Tx } from "../../platform/database/db.ts";
import { submissions } from "../submission/submission.tables.ts";
import { asApproved, isAccessible, isVisible } from "./offer.sql.ts";
import type { Viewer } from "./offer.viewer.ts";

/** A build on sale. */
export type Offer = typeof submissions.$inferSelect;

export async function findOffer(
  tx: Tx,
  productId: number,
  viewer: Viewer,
): Promise<Offer | undefined> {
  return (
    await tx
      .select()
      .from(submissions)
      .where(and(eq(submissions.productId, productId), isVisible(viewer)))
  )[0];
}

/** The builds on sale of several products that the viewer can see, in no particular order. */
export const findOffers = (
  tx: Tx,
  productIds: readonly number[],
  viewer: Viewer,
): Promise<Offer[]> =>
  tx
    .select()
    .from(submissions)
    .where(and(sql`${submissions.productId} = ${anyOf(productIds)}`, isVisible(viewer)));

/**
 * The newest build whose content was approved, on sale or not; `open` says whether the viewer could see it if it were
 * on sale.
 */
export async function findApproved(
  tx: Tx,
  productId: number,
  viewer: Viewer,
): Promise<(Offer & { readonly open: boolean }) | undefined> {
  const [offer] = await tx
    .select({ ...getTableColumns(submissions), open: sql<boolean>`${isAccessible(viewer)}` })
    .from(submissions)
    .where(and(eq(submissions.productId, productId), asApproved))
    .orderBy(desc(submissions.id))
    .limit(1);
  return offer;
}
