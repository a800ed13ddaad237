// Stores the outcome of a payment: marks the license as paid and notifies the creator.
import { record } from "../audit/audit.rules.ts";
import type { Context } from "../context.ts";
import type { Tx } from "../database/db.ts";
import { tell } from "../notify/webhook.rules.ts";
import type { CheckoutOutcome } from "../payments/payments.ts";
import type { Company } from "../shared/caller.ts";
import { refuse } from "../shared/refuse.ts";
import * as licenses from "./license.store.ts";
import { paymentOf } from "./license.wire.ts";
import * as store from "./payment.store.ts";

const isEndless = ({ paidAt, expiresAt }: licenses.LicenseRow): boolean =>
  paidAt !== null && expiresAt === null;

/**
 * Refused: `unavailable` when the provider has taken another amount or currency than requested. The payment stays
 * pending and the error is logged, because a person has to look into it.
 */
function requireAsked({ id, amountCents, currency }: store.PaymentRow, outcome: CheckoutOutcome) {
  const taken = "reference" in outcome ? outcome.taken : undefined;
  if (!taken) return;
  const isSame =
    taken.amountCents === amountCents && taken.currency.toLowerCase() === currency.toLowerCase();
  if (isSame) return;
  const cause = new Error(
    `Payment ${id} requires ${amountCents} ${currency} cents, but the provider took ${taken.amountCents} ${taken.currency} cents.`,
  );
  throw Object.assign(refuse("unavailable", { key: "payment.unavailable" }), { cause });
}

/** Stores the outcome; if the payment is already settled, returns the stored payment. */
export async function settle(
  context: Context,
  tx: Tx,
  row: store.PaymentRow,
  outcome: CheckoutOutcome,
  company: Company,
): Promise<store.PaymentRow | undefined> {
  const { id, productId, companyId } = row;
  requireAsked(row, outcome);
  const license = await licenses.lockLicense(tx, productId, companyId);
  const settled = await store.settlePayment(tx, row, outcome);
  if (settled)
    await record(tx, {
      actor: company,
      action: settled.status,
      subject: "payment",
      id,
      before: row,
      after: settled,
    });
  if (settled?.status !== "paid") return settled ?? store.findPayment(tx, id);
  const licenseId = await licenses.putPaidLicense(tx, {
    productId,
    companyId,
    paidAt: settled.paidAt,
    // A late payment does not limit a license that was paid without end in the meantime.
    expiresAt: license && isEndless(license) ? null : settled.periodEndsAt,
  });
  await store.linkPayment(tx, id, licenseId);
  const { amount, currency, period_ends_at } = paymentOf(settled);
  await tell(context, tx, "license.paid", {
    productId,
    data: {
      license_id: licenseId,
      company_email: company.email,
      amount,
      currency,
      period_ends_at,
    },
  });
  return settled;
}
