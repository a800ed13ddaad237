// Whose a product is, and who may know that it exists.
import type { Actor } from "@lanyard/contract";
import { record } from "../audit/audit.rules.ts";
import type { SignedIn } from "../shared/caller.ts";
import type { Tx } from "../database/db.ts";
import { refuse } from "../shared/refuse.ts";
import { deleteIfEmpty, findProduct, type ProductRow } from "./product.store.ts";

export interface Access {
  readonly product: ProductRow;
  /** How the user stands to the product. */
  readonly actor: Actor;
}

async function access(tx: Tx, productId: number, user: SignedIn, lock: boolean): Promise<Access> {
  const product = await findProduct(tx, productId, lock);
  const actor = { owner: product?.ownerId === user.id, admin: user.role === "admin" };
  // Somebody else's product does not exist for a creator: existence is not told.
  if (!product || (!actor.owner && !actor.admin))
    throw refuse("not_found", { key: "product.not_found" });
  return { product, actor };
}

/** The user's product; an administrator's is every product. Refused: `not_found`. */
export const accessProduct = (tx: Tx, productId: number, user: SignedIn): Promise<Access> =>
  access(tx, productId, user, false);

/** As `accessProduct`; until the transaction ends nobody else changes the product's builds. */
export const lockProduct = (tx: Tx, productId: number, user: SignedIn): Promise<Access> =>
  access(tx, productId, user, true);

/** A product goes with its last build; one that companies have licensed or paid for stays on record, unseen. */
export async function leaveProduct(tx: Tx, productId: number, user: SignedIn): Promise<void> {
  const before = await deleteIfEmpty(tx, productId);
  if (before)
    await record(tx, { actor: user, action: "remove", subject: "product", id: productId, before });
}
