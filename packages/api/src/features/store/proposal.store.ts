// Proposals in the database.
import { eq } from "drizzle-orm";
import { products } from "../product/product.tables.ts";
import type { Tx } from "../../platform/database/db.ts";
import { proposals } from "./proposal.tables.ts";

export async function insertProposal(
  tx: Tx,
  proposal: typeof proposals.$inferInsert,
): Promise<number> {
  const [created] = await tx.insert(proposals).values(proposal).returning({ id: proposals.id });
  if (!created) throw new Error("The proposal was not stored.");
  return created.id;
}

/** The name that the product was created with. */
export async function productName(tx: Tx, productId: number): Promise<string> {
  const rows = await tx
    .select({ name: products.name })
    .from(products)
    .where(eq(products.id, productId));
  return rows[0]?.name ?? "";
}
