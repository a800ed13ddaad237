// Stores the outcome of a payment: marks the license as paid and notifies the creator.
import { record } from "../audit/audit.rules.ts";
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/db.ts";
import { tell } from "../webhook/webhook.rules.ts";
import type { CheckoutOutcome } from "../../platform/payments/payments.ts";
import type { Company } from "../../platform/identity/caller.ts";
import { refuse } from "../../platform/refuse.ts";
import * as licenses from "../license/license.rules.ts";
import { toPayment } from "./payment.wire.ts";
import { linkPayment } from "../license/paid-use.rules.ts";
import * as store from "./payment.store.ts";

const isEndless = ({ paidAt, expiresAt }: licenses.License): boolean =>
  paidAt !== null && expiresAt === null;

/**
 * Refused: `unavailable` when the provider has taken another amount or currency than requested. The payment stays
 * pending and the error is logged, because a person has to look into it.
 */
function requireMatch(together: readonly store.PaymentRow[], outcome: CheckoutOutcome) {
  const charged = "reference" in outcome ? outcome.charged : undefined;
  const [first] = together;
  if (!charged || !first) return;
  const { id, currency } = first;
  const amountCents = store.sumCents(together);
  const isSame =
    charged.amountCents === amountCents &&
    charged.currency.toLowerCase() === currency.toLowerCase();
  if (isSame) return;
  const cause = new Error(
    `Payment ${id} requires ${amountCents} ${currency} cents, but the provider took ${charged.amountCents} ${charged.currency} cents.`,
  );
  throw Object.assign(refuse("unavailable", { key: "payment.unavailable" }), { cause });
}

async function settleLine(
  context: Context,
  tx: Tx,
  row: store.PaymentRow,
  license: licenses.License | undefined,
  outcome: CheckoutOutcome,
  company: Company,
): Promise<void> {
  const { id, productId, companyId } = row;
  const settled = await store.settlePayment(tx, row, outcome);
  if (settled && settled.status !== "pending")
    await record(tx, {
      actor: company,
      action: settled.status,
      subject: "payment",
      id,
      before: row,
      after: settled,
    });
  if (settled?.status !== "paid") return;
  const licenseId = await licenses.savePaidLicense(tx, {
    productId,
    companyId,
    paidAt: settled.paidAt,
    periodStartsAt: settled.periodStartsAt,
    // A late payment does not limit a license that was paid without end in the meantime.
    expiresAt: license && isEndless(license) ? null : settled.periodEndsAt,
  });
  await linkPayment(tx, id, licenseId);
  const { amount, currency, period_ends_at } = toPayment(settled);
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
}

/**
 * Stores the outcome of a charge for every payment in it; if it is already settled, changes nothing. Returns the stored
 * payment.
 */
export async function settle(
  context: Context,
  tx: Tx,
  { id, companyId }: store.PaymentRow,
  outcome: CheckoutOutcome,
  company: Company,
): Promise<store.PaymentRow | undefined> {
  const together = await store.findTogether(tx, id);
  requireMatch(together, outcome);
  const productIds = together.map(({ productId }) => productId);
  const licenseByProduct = new Map(
    (await licenses.lockLicenses(tx, productIds, companyId)).map((row) => [row.productId, row]),
  );
  for (const { description: _description, ...row } of together)
    await settleLine(context, tx, row, licenseByProduct.get(row.productId), outcome, company);
  return store.findPayment(tx, id);
}
