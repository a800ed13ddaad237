// Finishes a payment whose request has ended without an outcome: its server died, or its provider did not answer.
import { companyOfId } from "../company/company.rules.ts";
import type { Context } from "../context.ts";
import { charge, settle, type PaymentJob } from "./payment.rules.ts";
import { findPayment } from "./payment.store.ts";

/** Providers remember idempotency keys for a day: later than this a charge could be made twice. */
const retryWithinMs = 20 * 60 * 60 * 1000;

/**
 * Sends the charge again with the payment's key and stores the outcome; throws when it has to be retried. A payment that
 * is settled, belongs to another provider, or is too old is left as it is.
 */
export async function finish(context: Context, { id }: PaymentJob): Promise<void> {
  const { db, payments } = context;
  const payment = await findPayment(db, id);
  if (payment?.status !== "pending" || payment.provider !== payments.provider) return;
  if (Date.now() - Date.parse(payment.createdAt) > retryWithinMs) return;
  const company = await companyOfId(db, payment.companyId);
  if (!company) return;
  const outcome = await charge(context, payment);
  await db.transaction((tx) => settle(context, tx, payment, outcome, company));
}
