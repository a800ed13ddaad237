// Finishes a payment whose request ended without an outcome: the server crashed, the provider did not answer, or the
// payer left the provider's page open.
import { companyOfId } from "../company/company.rules.ts";
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/db.ts";
import type { Company } from "../../platform/identity/caller.ts";
import { endPage, readPage } from "./checkout.page.rules.ts";
import { findCheckout, findOpenPages, type CheckoutRow } from "./checkout.store.ts";
import { isCurrent, paymentQueue, type PaymentJob } from "./payment.begin.rules.ts";
import { chargeAndSettle, isOld, settleExisting } from "./payment.rules.ts";
import { findPayment, type PaymentRow } from "./payment.store.ts";

/** The longest time for which a page with outdated terms can stay open. */
const longestPauseMs = 5 * 60 * 1000;

/** Jobs that end the payment pages of a product whose price has changed or that is off sale. */
export const pagesQueue = "pages";
export interface PagesJob {
  readonly productId: number;
}
/** Queues the job in the transaction that changes the product. */
export const queueOutdatedPages = ({ jobs }: Context, tx: Tx, productId: number): Promise<void> => {
  const job: PagesJob = { productId };
  return jobs.send(tx, pagesQueue, job);
};

/** Ends the open pages that ask for another price than the current one, all of them even if one fails. */
export async function endOutdatedPages(context: Context, { productId }: PagesJob): Promise<void> {
  const failed: unknown[] = [];
  for (const { payment, page } of await findOpenPages(context.db, productId)) {
    const company = await companyOfId(context.db, payment.companyId);
    if (!company || (await isCurrent(context.db, payment, company))) continue;
    await endPage(context, payment, page, company).catch((error: unknown) => failed.push(error));
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} pages were not ended.`);
}

/** Polls the page at growing intervals, and ends it when its time is over or its terms are outdated. */
async function finishPage(
  context: Context,
  payment: PaymentRow,
  page: CheckoutRow,
  company: Company,
): Promise<void> {
  const remainingMs = Date.parse(page.endsAt) - Date.now();
  if (remainingMs <= 0 || !(await isCurrent(context.db, payment, company)))
    return void (await endPage(context, payment, page, company));
  if (await readPage(context, payment, page, company)) return;
  const agoMs = Date.now() - Date.parse(payment.createdAt);
  const job: PaymentJob = { id: payment.id };
  await context.jobs.send(context.db, paymentQueue, job, {
    after: Math.ceil(Math.min(Math.max(agoMs, 60_000), longestPauseMs, remainingMs) / 1000),
  });
}

/**
 * Sends the charge again with the payment's key, or checks its page, and stores the outcome; throws when the job must
 * be retried. Leaves a settled payment, and a charge of another provider, unchanged; looks an old charge up without
 * sending it again.
 */
export async function finish(context: Context, { id }: PaymentJob): Promise<void> {
  const { db, payments } = context;
  const payment = await findPayment(db, id);
  const company = payment && (await companyOfId(db, payment.companyId));
  if (payment?.status !== "pending" || !company) return;
  const page = await findCheckout(db, id);
  if (page) return finishPage(context, payment, page, company);
  if (payment.provider !== payments.provider) return;
  // The payer no longer waits for the charge, so it is not made on a later day.
  if (isOld(payment)) return settleExisting(context, payment, company);
  await chargeAndSettle(context, payment, company);
}
