// Finishes a payment that nobody waits for any more: its server has died, or its provider has not answered.
import { companyOfId } from "../company/company.rules.ts";
import type { Context } from "../context.ts";
import { charge, settle, type Started } from "./payment.rules.ts";
import { findPayment } from "./payment.store.ts";

/** Providers forget after a day which charges they know: later than this it could be made twice. */
const known = 20 * 60 * 60 * 1000;

/**
 * Charges under the payment's own key and writes the outcome down; throws when it has to be tried again. A payment that
 * is settled, was begun with another provider, or is too old is left as it is.
 */
export async function finish(context: Context, { id }: Started): Promise<void> {
  const { db, payments } = context;
  const payment = await findPayment(db, id);
  if (payment?.status !== "pending" || payment.provider !== payments.provider) return;
  if (Date.now() - Date.parse(payment.createdAt) > known) return;
  const company = await companyOfId(db, payment.companyId);
  if (!company) return;
  const outcome = await charge(context, payment);
  await db.transaction((tx) => settle(context, tx, payment, outcome, company));
}
