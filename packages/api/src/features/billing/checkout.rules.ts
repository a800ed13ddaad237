// Paying on the provider's page: one page per license and period, however many requests ask for it, and its outcome.
import {
  paymentParameter,
  type CheckoutOrigin,
  type LanguageCode,
  type PaymentState,
} from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/db.ts";
import type { Offer } from "../product/offer.rules.ts";
import { selectTitle } from "../product/product.texts.rules.ts";
import type { Company } from "../../platform/identity/caller.ts";
import { refuse } from "../../platform/refuse.ts";
import { getPageUrl, endPage, lasts, openPage, readPage } from "./checkout.page.rules.ts";
import { findCheckout, findTitles } from "./checkout.store.ts";
import { begin, type PayRequest } from "./payment.begin.rules.ts";
import { chargeAndSettle } from "./payment.rules.ts";
import { findCharge, findPayment } from "./payment.store.ts";
import { findReceipt } from "./receipt.rules.ts";

interface CheckoutRequest extends Omit<PayRequest, "page"> {
  readonly from: CheckoutOrigin;
  readonly language: LanguageCode;
}
interface Opened {
  readonly payment_id: number | null;
  readonly url: string | null;
}

/** Each attempt clears what an earlier request left pending; only many concurrent requests need more attempts. */
const attempts = 4;

/** Served where a payment page that has a window of its own leads to. */
export const returnPagePath = "/payments/done";

const returnPaths: Readonly<
  Record<CheckoutOrigin, (productId: number | undefined, language: LanguageCode) => string>
> = {
  product: (productId) => `/store/products/${productId}?`,
  licenses: () => "/store/licenses?",
  window: (_productId, language) => `${returnPagePath}?language=${language}&`,
};

/** The provider's page, in the reader's language, that leads back to where the payer was. */
export const createPage = (
  from: CheckoutOrigin,
  language: LanguageCode,
  productId?: number,
): NonNullable<PayRequest["page"]> => ({
  describe: createDescription(language),
  language,
  returnPath: `${returnPaths[from](productId, language)}${paymentParameter}=`,
});

const createDescription = (language: LanguageCode) => async (tx: Tx, offer: Offer) => {
  const titles = await findTitles(tx, offer.id);
  return titles ? selectTitle(titles.texts, language, titles.productName) : "";
};

/**
 * Returns the URL of the page on which the company pays, and the id of its payment. When there is nothing to pay, `url`
 * is null and the payment is that of the current period, if any. Refused like `pay`, and `state` while the money of an
 * earlier page is on the way.
 */
export async function checkout(context: Context, request: CheckoutRequest): Promise<Opened> {
  const { company, productId, from, language } = request;
  const page = createPage(from, language, productId);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const charge = await context.db.transaction((tx) => begin(context, tx, { ...request, page }));
    if ("existing" in charge) return { payment_id: charge.existing?.id ?? null, url: null };
    const { pending, joined, current } = charge;
    if (!charge.page) {
      // The pending payment is a charge without a page and its outcome is unknown: settle it, then begin again.
      await chargeAndSettle(context, pending, company);
      continue;
    }
    if (!current || !lasts(charge.page)) {
      await endPage(context, pending, charge.page, company);
      continue;
    }
    const settled = joined && (await readPage(context, pending, charge.page, company));
    if (settled) continue;
    const url = await openPage(context, pending, charge.page, company);
    if (url !== undefined) return { payment_id: pending.id, url };
  }
  throw refuse("unavailable", { key: "payment.unavailable" });
}

/** The state of one of the company's payments. Refused: `not_found`, also for a payment of another company. */
export async function paymentState(
  context: Context,
  id: number,
  company: Company,
  language: LanguageCode,
): Promise<PaymentState> {
  const { db } = context;
  const requested = await findPayment(db, id);
  if (requested?.companyId !== company.id) throw refuse("not_found", { key: "payment.not_found" });
  const payment = await findCharge(db, id);
  const page = payment.status === "pending" ? await findCheckout(db, payment.id) : undefined;
  // If the provider does not answer, the payment is shown as pending.
  const settled = page && (await readPage(context, payment, page, company).catch(() => undefined));
  const { status, productId } = settled ?? payment;
  return {
    payment_id: payment.id,
    product_id: productId,
    status,
    url: (status === "pending" && page && getPageUrl(context, payment, page)) || null,
    receipt:
      status === "paid" ? ((await findReceipt(db, company, payment.id, language)) ?? null) : null,
  };
}
