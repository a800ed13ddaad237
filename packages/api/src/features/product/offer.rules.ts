// Finds the build on sale that a company or visitor can see.
import type { Tx } from "../../platform/database/db.ts";
import { refuse } from "../../platform/refuse.ts";
import type { Viewer } from "./offer.viewer.ts";
import { findApproved, findOffer, findOffers, type Offer } from "./offer.store.ts";

export { findApproved, findOffer, findOffers, type Offer };

/** The build on sale. Refused: `not_found`, also for a product that the viewer may not see, to hide that it exists. */
export async function requireOffer(tx: Tx, productId: number, viewer: Viewer): Promise<Offer> {
  const offer = await findOffer(tx, productId, viewer);
  if (!offer) throw refuse("not_found", { key: "product.not_found" });
  return offer;
}

export const isFree = (offer: Offer | undefined): boolean => offer?.priceCents === 0;
