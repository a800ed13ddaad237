// One page of the provider: opened once, asked what became of it, ended when nobody answers.
import type { Context } from "../context.ts";
import type { CheckoutOutcome } from "../payments/payments.ts";
import type { Company } from "../shared/caller.ts";
import { refuse } from "../shared/refuse.ts";
import { putPage, type CheckoutRow } from "./checkout.store.ts";
import { settle } from "./payment.settle.rules.ts";
import type { PaymentRow } from "./payment.store.ts";

/** Refused: `unavailable`, as nobody knows what the provider has done. */
export const unanswered = (cause: unknown) =>
  Object.assign(refuse("unavailable", { key: "payment.unavailable" }), { cause });

async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw unanswered(cause);
  }
}

const store = (
  context: Context,
  payment: PaymentRow,
  outcome: CheckoutOutcome,
  company: Company,
): Promise<PaymentRow | undefined> =>
  context.db.transaction((tx) => settle(context, tx, payment, outcome, company));

/**
 * The page's address. The provider opens the same page for the same key, should two ask at once. Refused: 402 when it
 * opens none for such a payment, which is over then.
 */
export async function openPage(
  context: Context,
  payment: PaymentRow,
  page: CheckoutRow,
  company: Company,
): Promise<string> {
  const { db, payments, env } = context;
  if (page.url !== "") return page.url;
  const opened = await asked(
    payments.pages.open({
      amountCents: payment.amountCents,
      currency: payment.currency,
      idempotencyKey: payment.idempotencyKey,
      description: page.description,
      returnUrl: `${env.publicUrl}${page.returnPath}`,
      endsAt: new Date(page.endsAt),
    }),
  );
  if ("refused" in opened) {
    await store(context, payment, { refused: true }, company);
    const { why: cause } = opened;
    throw Object.assign(refuse("payment_required", { key: "payment.refused" }), { cause });
  }
  return (await putPage(db, payment.id, opened))?.url ?? opened.url;
}

/** A provider that is not configured any more cannot be asked. */
const isAsked = ({ payments }: Context, payment: PaymentRow, page: CheckoutRow): boolean =>
  page.url !== "" && payment.provider === payments.provider;

/** Asks the provider what became of the page, and stores it; undefined while it waits for an answer. */
export async function readPage(
  context: Context,
  payment: PaymentRow,
  page: CheckoutRow,
  company: Company,
): Promise<PaymentRow | undefined> {
  if (!isAsked(context, payment, page)) return undefined;
  const outcome = await asked(context.payments.pages.read(page.reference));
  return outcome && store(context, payment, outcome, company);
}

/**
 * Ends the page, and stores that or what somebody was faster with. Refused: `state` while its money is on the way,
 * `unavailable` when the provider does not answer.
 */
export async function endPage(
  context: Context,
  payment: PaymentRow,
  page: CheckoutRow,
  company: Company,
): Promise<PaymentRow | undefined> {
  const outcome: CheckoutOutcome | undefined = isAsked(context, payment, page)
    ? await asked(context.payments.pages.end(page.reference))
    : { ended: true };
  if (!outcome) throw refuse("state", { key: "payment.under_way" });
  return store(context, payment, outcome, company);
}
