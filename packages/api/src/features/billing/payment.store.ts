// Payments in the database: inserted before the charge, settled after it.
import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { expirations } from "../lookup/lookup.tables.ts";
import type { Tx } from "../../platform/database/db.ts";
import type { CheckoutOutcome } from "../../platform/payments/payments.ts";
import { chargeLines, payments } from "./payment.tables.ts";

export type PaymentRow = typeof payments.$inferSelect;
const ofCompany = (productId: number, companyId: number) =>
  and(eq(payments.productId, productId), eq(payments.companyId, companyId));

/** The pending payment, whose outcome is not known yet. */
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

/** The pending payments for the given products. */
export const findPendings = (
  tx: Tx,
  productIds: readonly number[],
  companyId: number,
): Promise<PaymentRow[]> =>
  tx
    .select()
    .from(payments)
    .where(
      and(
        sql`${payments.productId} = any(${sql.param([...productIds])}::bigint[])`,
        eq(payments.companyId, companyId),
        eq(payments.status, "pending"),
      ),
    );

/**
 * The payments that are charged together with the given one, which is among them. The first is the charge: its key and
 * its page are those of all. `description` is null for a payment that is charged alone.
 */
export const findTogether = (
  tx: Tx,
  id: number,
): Promise<(PaymentRow & { readonly description: string | null })[]> =>
  tx
    .select({ ...getTableColumns(payments), description: chargeLines.description })
    .from(payments)
    .leftJoin(chargeLines, eq(chargeLines.paymentId, payments.id))
    .where(
      sql`${payments.id} in (select ${id}::bigint union select l.payment_id from ${chargeLines} l
        where l.charge_id = (select c.charge_id from ${chargeLines} c where c.payment_id = ${id}))`,
    )
    .orderBy(asc(payments.id));

/** The payment whose key and page are used for the given one: itself, if it is charged alone. */
export async function findCharge(tx: Tx, id: number): Promise<PaymentRow> {
  const [charge] = await findTogether(tx, id);
  if (!charge) throw new Error(`There is no payment ${id}.`);
  return charge;
}

export const sumCents = (together: readonly Pick<PaymentRow, "amountCents">[]): number =>
  together.reduce((sum, { amountCents }) => sum + amountCents, 0);

export async function findPayment(tx: Tx, id: number): Promise<PaymentRow | undefined> {
  return (await tx.select().from(payments).where(eq(payments.id, id)))[0];
}

/**
 * The number at the end of the license's last key. Not a count, because payments without success are deleted after a
 * while.
 */
export async function lastNumber(tx: Tx, licenseId: number): Promise<number> {
  const last = sql<number>`coalesce(max(substring(${payments.idempotencyKey} from '[0-9]+$')::int), 0)`;
  const rows = await tx.select({ last }).from(payments).where(eq(payments.licenseId, licenseId));
  return rows[0]?.last ?? 0;
}

export async function insertPayment(
  tx: Tx,
  values: typeof payments.$inferInsert,
): Promise<PaymentRow> {
  const rows = await tx.insert(payments).values(values).returning();
  if (!rows[0]) throw new Error("The payment was not stored.");
  return rows[0];
}

/** Charges the stored payments together, under the key of the first. */
export async function linkTogether(
  tx: Tx,
  lines: readonly { readonly paymentId: number; readonly description: string }[],
): Promise<void> {
  const chargeId = lines[0]?.paymentId;
  if (chargeId !== undefined)
    await tx.insert(chargeLines).values(lines.map((line) => ({ ...line, chargeId })));
}

/**
 * Settles a pending payment; the paid period starts now, or when the current period ends. Money that arrives after its
 * page was ended is accepted for the payment too. Undefined when the payment is already settled.
 */
export async function settlePayment(
  tx: Tx,
  { id, productId, companyId }: PaymentRow,
  outcome: CheckoutOutcome,
): Promise<PaymentRow | undefined> {
  const isPaid = "reference" in outcome;
  const periodStartsAt = sql`greatest(now(), (select expires_at from licenses where product_id = ${productId} and company_id = ${companyId}))`;
  // Adds months in UTC, because the time zone of the database server could move the end to another day.
  const periodEndsAt = sql`(${periodStartsAt} at time zone 'UTC' + make_interval(months => (select months from ${expirations} where ${expirations.id} = ${payments.expirationId}))) at time zone 'UTC'`;
  const rows = await tx
    .update(payments)
    .set(
      isPaid
        ? {
            status: "paid",
            providerReference: outcome.reference,
            paidAt: sql`now()`,
            periodStartsAt,
            periodEndsAt,
          }
        : { status: "ended" in outcome ? "ended" : "refused" },
    )
    .where(
      and(
        eq(payments.id, id),
        inArray(payments.status, isPaid ? ["pending", "ended"] : ["pending"]),
      ),
    )
    .returning();
  return rows[0];
}

/** The payment with the given idempotency key. */
export async function findByKey(tx: Tx, key: string): Promise<PaymentRow | undefined> {
  return (await tx.select().from(payments).where(eq(payments.idempotencyKey, key)))[0];
}
