// What has been paid for a license, in the database.
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/db.ts";
import { payments } from "../billing/payment.tables.ts";

export type PaymentRow = typeof payments.$inferSelect;
/** The price of a period, and the contract length. */
export interface Terms {
  readonly cents: number;
  readonly currency: string;
  readonly expirationId: number;
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

/** The payment of a deleted license whose paid period has not ended. */
export async function findRemaining(
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
        eq(payments.productId, productId),
        eq(payments.companyId, companyId),
        isNull(payments.licenseId),
        eq(payments.status, "paid"),
        sql`${end} > now()`,
      ),
    )
    .orderBy(desc(end), desc(payments.id))
    .limit(1);
  return rows[0];
}

/** Names the license that a payment is for, which may have been created after it. */
export async function linkPayment(tx: Tx, id: number, licenseId: number): Promise<void> {
  await tx.update(payments).set({ licenseId }).where(eq(payments.id, id));
}
