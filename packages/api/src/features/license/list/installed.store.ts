// Reads the cards of installed products.
import { and, inArray } from "drizzle-orm";
import type { Tx } from "../../../platform/database/db.ts";
import { isVisible } from "../../product/offer.sql.ts";
import type { Viewer } from "../../product/offer.viewer.ts";
import type { CardRow } from "../../product/product.card.ts";
import { selectCards } from "../../product/product.card.sql.ts";
import { submissions } from "../../submission/submission.tables.ts";

/** One card per product: its build on sale if the viewer can see it, else the installed build. */
export async function listInstalledCards(
  tx: Tx,
  viewer: Viewer,
  installed: readonly { productId: number; submissionId: number }[],
): Promise<CardRow[]> {
  if (installed.length === 0) return [];
  const offers = await selectCards(
    tx,
    and(
      inArray(
        submissions.productId,
        installed.map(({ productId }) => productId),
      ),
      isVisible(viewer),
    ),
  );
  const offered = new Set(offers.map(({ productId }) => productId));
  const others = installed
    .filter(({ productId }) => !offered.has(productId))
    .map(({ submissionId }) => submissionId);
  return others.length === 0
    ? offers
    : [...offers, ...(await selectCards(tx, inArray(submissions.id, others)))];
}
