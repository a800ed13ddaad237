// Access to products; for users without access a product does not exist.
import type { Actor } from "@lanyard/contract";
import { record } from "../audit/audit.rules.ts";
import type { SignedIn } from "../../platform/identity/caller.ts";
import type { Tx } from "../../platform/database/db.ts";
import { refuse } from "../../platform/refuse.ts";
import { deleteIfEmpty, findProduct, type ProductRow } from "./product.store.ts";

export interface Access {
  readonly product: ProductRow;
  /** The user's roles for the product. */
  readonly actor: Actor;
}

async function access(tx: Tx, productId: number, user: SignedIn, lock: boolean): Promise<Access> {
  const product = await findProduct(tx, productId, lock);
  const actor = { owner: product?.ownerId === user.id, admin: user.role === "admin" };
  // Not `forbidden`, which would reveal that another creator's product exists.
  if (!product || (!actor.owner && !actor.admin))
    throw refuse("not_found", { key: "product.not_found" });
  return { product, actor };
}

/** Returns a product of the user, or any product for an administrator. Refused: `not_found`. */
export const accessProduct = (tx: Tx, productId: number, user: SignedIn): Promise<Access> =>
  access(tx, productId, user, false);

/** Like `accessProduct`, but locks the product's builds until the end of the transaction. */
export const lockProduct = (tx: Tx, productId: number, user: SignedIn): Promise<Access> =>
  access(tx, productId, user, true);

/**
 * Deletes a product without builds and returns whether it did. A product with licenses or payments stays in the
 * database, but no list shows it.
 */
export async function removeIfEmpty(tx: Tx, productId: number, user: SignedIn): Promise<boolean> {
  const before = await deleteIfEmpty(tx, productId);
  if (before)
    await record(tx, { actor: user, action: "remove", subject: "product", id: productId, before });
  return before !== undefined;
}

/** Like `lockProduct`, for work that the server starts itself. */
export const lockProductForServer = async (tx: Tx, productId: number): Promise<void> => {
  await findProduct(tx, productId, true);
};
