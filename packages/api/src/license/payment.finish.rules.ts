// Finishes a payment whose request has ended without an outcome: its server died, its provider did not answer, or nobody
// answered the provider's page.
import { companyOfId } from "../company/company.rules.ts";
import type { Context } from "../context.ts";
import type { Company } from "../shared/caller.ts";
import { endPage, readPage } from "./checkout.page.rules.ts";
import { findCheckout, type CheckoutRow } from "./checkout.store.ts";
import { isCurrent, paymentQueue, type PaymentJob } from "./payment.begin.rules.ts";
import { chargeAndSettle, isOld, settleFound } from "./payment.rules.ts";
import { findPayment, type PaymentRow } from "./payment.store.ts";

/** How long a page that asks for what is no longer asked for can be left open. */
const longestPauseMs = 5 * 60 * 1000;

/** Looks what became of the page, with growing pauses, and ends it in the end, or when it asks for another price. */
async function finishPage(
  context: Context,
  payment: PaymentRow,
  page: CheckoutRow,
  company: Company,
): Promise<void> {
  const leftMs = Date.parse(page.endsAt) - Date.now();
  if (leftMs <= 0 || !(await isCurrent(context.db, payment, company)))
    return void (await endPage(context, payment, page, company));
  if (await readPage(context, payment, page, company)) return;
  const agoMs = Date.now() - Date.parse(payment.createdAt);
  const job: PaymentJob = { id: payment.id };
  await context.jobs.send(context.db, paymentQueue, job, {
    after: Math.ceil(Math.min(Math.max(agoMs, 60_000), longestPauseMs, leftMs) / 1000),
  });
}

/**
 * Sends the charge again with the payment's key, or looks at its page, and stores the outcome; throws when it has to be
 * retried. A payment that is settled, and a charge that belongs to another provider, is left as it is; an old one is only
 * looked for.
 */
export async function finish(context: Context, { id }: PaymentJob): Promise<void> {
  const { db, payments } = context;
  const payment = await findPayment(db, id);
  const company = payment && (await companyOfId(db, payment.companyId));
  if (payment?.status !== "pending" || !company) return;
  const page = await findCheckout(db, id);
  if (page) return finishPage(context, payment, page, company);
  if (payment.provider !== payments.provider) return;
  // Nobody waits for it any more: it is not charged on another day than it was asked for.
  if (isOld(payment)) return settleFound(context, payment, company);
  await chargeAndSettle(context, payment, company);
}
