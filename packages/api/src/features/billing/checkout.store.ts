// The provider's payment pages in the database.
import { checkoutMinutes } from "@lanyard/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/db.ts";
import type { Page } from "../../platform/payments/payments.ts";
import { products } from "../product/product.tables.ts";
import { textsColumn } from "../product/product.texts.sql.ts";
import { submissions } from "../submission/submission.tables.ts";
import { chargeLines, checkouts, payments } from "./payment.tables.ts";

export type CheckoutRow = typeof checkouts.$inferSelect;

export async function insertCheckout(
  tx: Tx,
  page: Pick<CheckoutRow, "paymentId" | "description" | "language" | "returnPath">,
): Promise<CheckoutRow> {
  const endsAt = sql`now() + make_interval(mins => ${checkoutMinutes}::int)`;
  const [checkout] = await tx
    .insert(checkouts)
    .values({ ...page, endsAt })
    .returning();
  if (!checkout) throw new Error("The page was not stored.");
  return checkout;
}

export async function findCheckout(tx: Tx, paymentId: number): Promise<CheckoutRow | undefined> {
  return (await tx.select().from(checkouts).where(eq(checkouts.paymentId, paymentId)))[0];
}

/** Locks the page of a payment, so that its address is not stored meanwhile. */
export async function lockCheckout(tx: Tx, paymentId: number): Promise<CheckoutRow | undefined> {
  return (
    await tx.select().from(checkouts).where(eq(checkouts.paymentId, paymentId)).for("update")
  )[0];
}

/** Stores the page that the provider has opened, unless another request was faster; returns the stored page. */
export async function savePage(
  tx: Tx,
  paymentId: number,
  { reference, url }: Page,
): Promise<CheckoutRow | undefined> {
  await tx
    .update(checkouts)
    .set({ reference, url })
    .where(and(eq(checkouts.paymentId, paymentId), eq(checkouts.url, "")));
  return findCheckout(tx, paymentId);
}

/** Finds a payment and its page by the provider's reference for the page. */
export async function findByReference(tx: Tx, reference: string) {
  const rows = await tx
    .select({ payment: payments, page: checkouts })
    .from(checkouts)
    .innerJoin(payments, eq(payments.id, checkouts.paymentId))
    .where(eq(checkouts.reference, reference));
  return rows[0];
}

/** The pages on which the product can be paid, alone or with others, and the payment whose page it is. */
export const findOpenPages = (tx: Tx, productId: number) =>
  tx
    .select({ payment: payments, page: checkouts })
    .from(checkouts)
    .innerJoin(payments, eq(payments.id, checkouts.paymentId))
    .where(
      and(
        eq(payments.status, "pending"),
        sql`${payments.id} in (select coalesce(l.charge_id, p.id) from payments p
          left join ${chargeLines} l on l.payment_id = p.id where p.product_id = ${productId} and p.status = 'pending')`,
      ),
    );

/** The titles of a build and the name of its product. */
export async function findTitles(tx: Tx, submissionId: number) {
  const rows = await tx
    .select({ productName: products.name, texts: textsColumn })
    .from(submissions)
    .innerJoin(products, eq(products.id, submissions.productId))
    .where(eq(submissions.id, submissionId));
  return rows[0];
}
