// Paying for a license: one charge per period, even when requests are repeated or a server crashes.
//
// The states of a payment. Its row stores `pending`, `paid`, `refused` or `ended`; a row of `checkouts` is its page.
//
//   begin, the first request ---+
//                               v
//   begin, any other: joined -> pending -- charge ------------> settled: paid, or refused
//                               |     ^
//                      openPage |     | finish, the job: sends the charge again, or reads the page
//                               v     |
//                               page --- readPage, event -----> settled: paid, or refused
//                                 |
//                                 +----- endPage -------------> ended -- late money --> settled: paid
//
// joined: the same payment goes on, with its idempotency key, its page and its terms, whoever asks.
// settled: `settle` stores the outcome for all licenses of the charge, under their locks; whoever comes second changes
// nothing. A paid one starts the period; after a refused or ended one, the next request begins another payment.
import type { Company } from "../../platform/identity/caller.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refuse.ts";
import { mayBeForgotten, type Outcome, type SentCharge } from "../../platform/payments/payments.ts";
import { endPage, unanswered } from "./checkout.page.rules.ts";
import { begin, type PayRequest } from "./payment.begin.rules.ts";
import { settle } from "./payment.settle.rules.ts";
import { sumCents, findTogether, type PaymentRow } from "./payment.store.ts";

const toSentCharge = (row: PaymentRow): SentCharge => ({
  idempotencyKey: row.idempotencyKey,
  startedAt: new Date(row.createdAt),
});
/** Whether the provider may have forgotten the idempotency key, so that sending the charge again could charge twice. */
export const isOld = (row: PaymentRow): boolean => mayBeForgotten(toSentCharge(row));

/**
 * Charges the payer; an old charge is first looked up at the provider. Refused: `unavailable` when it is unknown
 * whether the charge succeeded.
 */
async function charge({ payments, db }: Context, row: PaymentRow): Promise<Outcome> {
  const together = await findTogether(db, row.id);
  try {
    const outcome = isOld(row) ? await payments.findCharge(toSentCharge(row)) : undefined;
    if (outcome) return outcome;
    return await payments.charge({
      amountCents: sumCents(together),
      currency: row.currency,
      idempotencyKey: row.idempotencyKey,
      // Ids only: a repeated charge must be identical, and names can change.
      description:
        together.length === 1
          ? `Product ${row.productId}, company ${row.companyId}`
          : `${together.length} products, payment ${row.id}, company ${row.companyId}`,
      payer: row.userToken,
    });
  } catch (cause) {
    throw unanswered(cause);
  }
}

/** Charges and stores the outcome. Not in one transaction, so that no connection is held while the provider answers. */
export async function chargeAndSettle(
  context: Context,
  row: PaymentRow,
  company: Company,
): Promise<PaymentRow | undefined> {
  const outcome = await charge(context, row);
  return context.db.transaction((tx) => settle(context, tx, row, outcome, company));
}

/** Looks an old charge up and stores its outcome if the provider knows it; charges nothing. */
export async function settleExisting(
  context: Context,
  row: PaymentRow,
  company: Company,
): Promise<void> {
  const outcome = await context.payments.findCharge(toSentCharge(row));
  if (outcome) await context.db.transaction((tx) => settle(context, tx, row, outcome, company));
}

/**
 * Returns the payment of this period; undefined when there is nothing to pay. Refused: 402 without a license or when
 * the provider refuses, 503 when the provider does not answer (the next call, or the job, sends the same charge again).
 */
export async function pay(context: Context, request: PayRequest): Promise<PaymentRow | undefined> {
  const { db } = context;
  const started = await db.transaction((tx) => begin(context, tx, request));
  if ("existing" in started) return started.existing;
  const { pending, page, joined } = started;
  // Somebody left the provider's page open: end it, unless it has been paid.
  const settled = page
    ? await endPage(context, pending, page, request.company)
    : await chargeAndSettle(context, pending, request.company);
  // A payment of several licenses is another one for this product.
  if (settled?.status === "paid")
    return settled.productId === request.productId ? settled : pay(context, request);
  // The page is ended, or the refused charge was another person's: try again as this person.
  if (page || (joined && pending.userToken !== request.userToken)) return pay(context, request);
  throw refuse("payment_required", { key: "payment.refused" });
}
