// The payment provider's page for one payment: opens it once, reads its outcome, and ends it when the payer does not
// answer.
import type { Context } from "../../platform/context.ts";
import type { CheckoutOutcome } from "../../platform/payments/payments.ts";
import type { Company } from "../../platform/identity/caller.ts";
import { refuse } from "../../platform/refuse.ts";
import { lockCheckout, savePage, type CheckoutRow } from "./checkout.store.ts";
import { settle } from "./payment.settle.rules.ts";
import { sumCents, findPayment, findTogether, type PaymentRow } from "./payment.store.ts";

const minuteMs = 60 * 1000;
/** A page that ends sooner than this is replaced: it leaves the payer too little time. */
const leastMs = 5 * minuteMs;
/**
 * A page that is not open yet is replaced when less time is left, because Stripe opens no page that ends within 30
 * minutes.
 */
const leastToOpenMs = 31 * minuteMs;

/** Whether the page leaves the payer enough time. */
export const lasts = ({ endsAt, url }: CheckoutRow): boolean =>
  Date.parse(endsAt) - Date.now() > (url === "" ? leastToOpenMs : leastMs);

/** Refused: `unavailable`, because the outcome at the provider is unknown. */
export const unanswered = (cause: unknown) =>
  Object.assign(refuse("unavailable", { key: "payment.unavailable" }), { cause });

async function request<T>(answer: Promise<T>): Promise<T> {
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

/** The URL of a page; empty before the provider has opened it. */
export const getPageUrl = (
  { payments }: Context,
  { provider, idempotencyKey }: PaymentRow,
  { url }: CheckoutRow,
): string =>
  url !== "" && provider === payments.provider
    ? (payments.pages.getPageUrl?.(url, idempotencyKey) ?? url)
    : url;

/**
 * Returns the page's URL; undefined when another request has ended the payment while its page was being opened. If two
 * requests arrive at once, the provider opens the same page for the same idempotency key. Refused: 402 when the
 * provider opens no page for such a payment; the payment is then stored as refused.
 */
export async function openPage(
  context: Context,
  payment: PaymentRow,
  page: CheckoutRow,
  company: Company,
): Promise<string | undefined> {
  const { db, payments, env } = context;
  if (page.url !== "") return getPageUrl(context, payment, page);
  const together = await findTogether(db, payment.id);
  const opened = await request(
    payments.pages.open({
      amountCents: sumCents(together),
      currency: payment.currency,
      idempotencyKey: payment.idempotencyKey,
      lines: together.map(({ amountCents, description }) => ({
        amountCents,
        description: description ?? page.description,
      })),
      language: page.language ?? undefined,
      returnUrl: `${env.publicUrl}${page.returnPath}`,
      endsAt: new Date(page.endsAt),
    }),
  );
  if ("refused" in opened) {
    await store(context, payment, { refused: true }, company);
    const { why: cause } = opened;
    throw Object.assign(refuse("payment_required", { key: "payment.refused" }), { cause });
  }
  const stored = (await savePage(db, payment.id, opened)) ?? { ...page, ...opened };
  const now = await findPayment(db, payment.id);
  if (now?.status === "pending") return getPageUrl(context, payment, stored);
  // Whoever ended the payment could not end a page without an address.
  await endPage(context, payment, stored, company);
  return undefined;
}

/** Whether the provider can be asked about the page: it has opened the page and is still the configured provider. */
const canRequest = ({ payments }: Context, payment: PaymentRow, page: CheckoutRow): boolean =>
  page.url !== "" && payment.provider === payments.provider;

/** Reads the outcome of the page from the provider and stores it; undefined while there is none. */
export async function readPage(
  context: Context,
  payment: PaymentRow,
  page: CheckoutRow,
  company: Company,
): Promise<PaymentRow | undefined> {
  if (!canRequest(context, payment, page)) return undefined;
  const outcome = await request(context.payments.pages.read(page.reference));
  return outcome && store(context, payment, outcome, company);
}

/**
 * Ends the page and stores that, or the outcome if the payer was faster. Refused: `state` while the page's money is on
 * the way, `unavailable` when the provider does not answer.
 */
export async function endPage(
  context: Context,
  payment: PaymentRow,
  page: CheckoutRow,
  company: Company,
): Promise<PaymentRow | undefined> {
  if (page.url === "") {
    // Under the page's lock, so that a request that opens it meanwhile sees that the payment has ended.
    const ended = await context.db.transaction(async (tx) => {
      const opened = await lockCheckout(tx, payment.id);
      if (opened && opened.url !== "") return { opened };
      return { settled: await settle(context, tx, payment, { ended: true }, company) };
    });
    return ended.opened ? endPage(context, payment, ended.opened, company) : ended.settled;
  }
  const outcome: CheckoutOutcome | undefined = canRequest(context, payment, page)
    ? await request(context.payments.pages.end(page.reference))
    : { ended: true };
  if (!outcome) throw refuse("state", { key: "payment.under_way" });
  return store(context, payment, outcome, company);
}
