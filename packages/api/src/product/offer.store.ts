// Reads the build on sale.
import { and, eq } from "drizzle-orm";
import type { Tx } from "../database/db.ts";
import { submissions } from "../submission/submission.tables.ts";
import { visibleTo, type Viewer } from "./offer.sql.ts";

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
      .where(and(eq(submissions.productId, productId), visibleTo(viewer)))
  )[0];
}
