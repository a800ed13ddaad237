// What a company may have.
import type { Tx } from "../database/db.ts";
import { refuse } from "../shared/refuse.ts";
import type { Viewer } from "./offer.sql.ts";
import { findOffer, type Offer } from "./offer.store.ts";

export { findOffer, type Offer };

/** The build on sale; `not_found` where the company may not have the product: its existence is not told. */
export async function requireOffer(tx: Tx, productId: number, viewer: Viewer): Promise<Offer> {
  const offer = await findOffer(tx, productId, viewer);
  if (!offer) throw refuse("not_found", { key: "product.not_found" });
  return offer;
}

export const isFree = (offer: Offer | undefined): boolean => offer?.priceCents === 0;
