// Payments in the database: stored before the charge, settled after it.
import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import { expirations } from "../lookup/lookup.tables.ts";
import type { Tx } from "../database/db.ts";
import { payments } from "./license.tables.ts";

export type PaymentRow = typeof payments.$inferSelect;
/** What a period costs, and how long it is. */
export interface Terms {
  readonly cents: number;
  readonly currency: string;
  readonly expirationId: number;
}

const ofCompany = (productId: number, companyId: number) =>
  and(eq(payments.productId, productId), eq(payments.companyId, companyId));

/** The payment whose outcome is not known yet. */
export async function findPending(
  tx: Tx,
  productId: number,
  companyId: number,
): Promise<PaymentRow | undefined> {
  return (
    await tx
      .select()
      .from(payments)
      .where(and(ofCompany(productId, companyId), eq(payments.status, "pending")))
  )[0];
}

/** The latest successful payment of a license. */
export async function findLastPaid(tx: Tx, licenseId: number): Promise<PaymentRow | undefined> {
  const rows = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.licenseId, licenseId), eq(payments.status, "paid")))
    .orderBy(desc(payments.id))
    .limit(1);
  return rows[0];
}

/** The payment of a deleted license whose paid period is not over. */
export async function findLeft(
  tx: Tx,
  productId: number,
  companyId: number,
): Promise<PaymentRow | undefined> {
  const end = sql`coalesce(${payments.periodEndsAt}, 'infinity')`;
  const rows = await tx
    .select()
    .from(payments)
    .where(
      and(
        ofCompany(productId, companyId),
        isNull(payments.licenseId),
        eq(payments.status, "paid"),
        sql`${end} > now()`,
      ),
    )
    .orderBy(desc(end), desc(payments.id))
    .limit(1);
  return rows[0];
}

export async function findPayment(tx: Tx, id: number): Promise<PaymentRow | undefined> {
  return (await tx.select().from(payments).where(eq(payments.id, id)))[0];
}

/** How many payments were ever started for the license. */
export async function countPayments(tx: Tx, licenseId: number): Promise<number> {
  return (
    (
      await tx.select({ started: count() }).from(payments).where(eq(payments.licenseId, licenseId))
    )[0]?.started ?? 0
  );
}

export async function insertPayment(
  tx: Tx,
  values: typeof payments.$inferInsert,
): Promise<PaymentRow> {
  const rows = await tx.insert(payments).values(values).returning();
  if (!rows[0]) throw new Error("The payment was not stored.");
  return rows[0];
}

/** Settles a pending payment as paid, or refused without a reference; the period starts now. Undefined when it is settled. */
export async function settlePayment(
  tx: Tx,
  id: number,
  reference: string | undefined,
): Promise<PaymentRow | undefined> {
  const periodEndsAt = sql`now() + make_interval(months => (select months from ${expirations} where ${expirations.id} = ${payments.expirationId}))`;
  const rows = await tx
    .update(payments)
    .set(
      reference === undefined
        ? { status: "refused" }
        : { status: "paid", providerReference: reference, paidAt: sql`now()`, periodEndsAt },
    )
    .where(and(eq(payments.id, id), eq(payments.status, "pending")))
    .returning();
  return rows[0];
}

export async function linkPayment(tx: Tx, id: number, licenseId: number): Promise<void> {
  await tx.update(payments).set({ licenseId }).where(eq(payments.id, id));
}

/** The payment of that idempotency key. */
export async function findByKey(tx: Tx, key: string): Promise<PaymentRow | undefined> {
  return (await tx.select().from(payments).where(eq(payments.idempotencyKey, key)))[0];
}
