// Paying for a license: charged once per period, also when requests are repeated or a server dies.
import type { Company } from "../shared/caller.ts";
import type { Context } from "../context.ts";
import { refuse } from "../shared/refuse.ts";
import { mayBeForgotten, type Outcome, type SentCharge } from "../payments/payments.ts";
import { endPage, unanswered } from "./checkout.page.rules.ts";
import { begin, type PayRequest } from "./payment.begin.rules.ts";
import { settle } from "./payment.settle.rules.ts";
import type { PaymentRow } from "./payment.store.ts";

const sentOf = (row: PaymentRow): SentCharge => ({
  idempotencyKey: row.idempotencyKey,
  begunAt: new Date(row.createdAt),
});
/** Whether sending the charge again is not enough to know that it is made once. */
export const isOld = (row: PaymentRow): boolean => mayBeForgotten(sentOf(row));

/**
 * Charges the payer; what was sent long ago is looked for first. Refused: `unavailable` when it is unknown whether the
 * charge succeeded.
 */
async function charge({ payments }: Context, row: PaymentRow): Promise<Outcome> {
  try {
    const found = isOld(row) ? await payments.findCharge(sentOf(row)) : undefined;
    if (found) return found;
    return await payments.charge({
      amountCents: row.amountCents,
      currency: row.currency,
      idempotencyKey: row.idempotencyKey,
      // Ids only: a repeated charge has to be identical, and names may change.
      description: `Product ${row.productId}, company ${row.companyId}`,
      payer: row.userToken,
    });
  } catch (cause) {
    throw unanswered(cause);
  }
}

/** Charges, and stores the outcome; outside of a transaction, as no connection is held while the provider answers. */
export async function chargeAndSettle(
  context: Context,
  row: PaymentRow,
  company: Company,
): Promise<PaymentRow | undefined> {
  const outcome = await charge(context, row);
  return context.db.transaction((tx) => settle(context, tx, row, outcome, company));
}

/** Stores what became of a charge that was sent long ago, if the provider knows of it; charges nothing. */
export async function settleFound(
  context: Context,
  row: PaymentRow,
  company: Company,
): Promise<void> {
  const outcome = await context.payments.findCharge(sentOf(row));
  if (outcome) await context.db.transaction((tx) => settle(context, tx, row, outcome, company));
}

/**
 * The payment of this period; undefined when there is nothing to pay. Refused: 402 without a license or when the
 * provider refuses, 503 when it does not answer (the next call, or the job, sends the same charge again).
 */
export async function pay(context: Context, request: PayRequest): Promise<PaymentRow | undefined> {
  const { db } = context;
  const begun = await db.transaction((tx) => begin(context, tx, request));
  if ("done" in begun) return begun.done;
  const { pending, page, joined } = begun;
  // Somebody left the provider's page open: who pays now closes it, unless it was paid.
  const settled = page
    ? await endPage(context, pending, page, request.company)
    : await chargeAndSettle(context, pending, request.company);
  if (settled?.status === "paid") return settled;
  // The refused charge was another person's: try one of this person.
  if (page || (joined && pending.userToken !== request.userToken)) return pay(context, request);
  throw refuse("payment_required", { key: "payment.refused" });
}
