// Begins a payment under the license's lock, so that concurrent requests create one payment per period.
import type { LanguageCode } from "@lanyard/contract";
import { record } from "../audit/audit.rules.ts";
import type { Company } from "../../platform/identity/caller.ts";
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/db.ts";
import { findOffers, type Offer } from "../product/offer.rules.ts";
import * as checkouts from "./checkout.store.ts";
import * as licenses from "../license/license.rules.ts";
import { offeredTerms, paidTerms, type Terms } from "../license/license.wire.ts";
import { findDue, type Due, type PaymentTarget } from "./payment.due.rules.ts";
import { agree } from "./payment.price.rules.ts";
import * as store from "./payment.store.ts";

/** Jobs that finish pending payments whose request did not, for example because the server crashed. */
export const paymentQueue = "payment";
/** Longer than the payer's own request can take. */
const finishAfterSeconds = 60;

/** The job that finishes a pending payment. */
export interface PaymentJob {
  readonly id: number;
}

export type StartedPayment =
  /** Nothing to charge: the product is free, or this payment already covers the period. */
  | { readonly existing: store.PaymentRow | undefined }
  /** `joined`: another request has started the payment. */
  | {
      readonly pending: store.PaymentRow;
      readonly joined: boolean;
      /** The provider's page; undefined for a payment that is charged directly. */
      readonly page: checkouts.CheckoutRow | undefined;
      /** Whether the page asks for the current price and contract length. */
      readonly current: boolean;
    };

export interface PayRequest extends PaymentTarget {
  readonly company: Company;
  readonly userToken: string;
  /**
   * For a payment on the provider's page: the description on the page, and the path to which it sends the payer back.
   */
  readonly page?: {
    readonly describe: (tx: Tx, offer: Offer) => Promise<string>;
    readonly language: LanguageCode;
    readonly returnPath: string;
  };
}

const sameTerms = (a: Terms, b: Terms): boolean =>
  a.cents === b.cents && a.currency === b.currency && a.expirationId === b.expirationId;

/** Whether the page of a pending payment asks for the current price and contract length of all its lines. */
export async function isCurrent(
  tx: Tx,
  pending: Pick<store.PaymentRow, "id">,
  company: Company,
): Promise<boolean> {
  const together = await store.findTogether(tx, pending.id);
  const productIds = together.map(({ productId }) => productId);
  const now = new Map(
    (await findOffers(tx, productIds, company)).map((offer) => [offer.productId, offer]),
  );
  return together.every((line) => {
    const offer = now.get(line.productId);
    return offer !== undefined && sameTerms(paidTerms(line), offeredTerms(offer));
  });
}

/** Stores the payments of a charge as pending, one for each license, with their page and the job that finishes them. */
export async function storeCharge(
  { payments, jobs }: Context,
  tx: Tx,
  due: readonly Due[],
  { company, userToken, page: checkoutPage }: Pick<PayRequest, "company" | "userToken" | "page">,
) {
  const started: { readonly row: store.PaymentRow; readonly description: string }[] = [];
  for (const { license, offer } of due) {
    // Includes the license's creation time, because another database with the same provider may have the same ids.
    const key = `license-${license.id}-${Date.parse(license.createdAt)}-${(await store.lastNumber(tx, license.id)) + 1}`;
    const row = await store.insertPayment(tx, {
      licenseId: license.id,
      productId: offer.productId,
      companyId: company.id,
      userToken,
      amountCents: offer.priceCents,
      currency: offer.priceCurrency,
      expirationId: offer.expirationId,
      version: offer.version,
      provider: payments.provider,
      idempotencyKey: key,
    });
    const { id } = row;
    await record(tx, { actor: company, action: "begin", subject: "payment", id, after: row });
    started.push({ row, description: checkoutPage ? await checkoutPage.describe(tx, offer) : "" });
  }
  const [first] = started;
  if (!first) throw new Error("There is nothing to pay.");
  if (started.length > 1)
    await store.linkTogether(
      tx,
      started.map(({ row, description }) => ({ paymentId: row.id, description })),
    );
  const { id } = first.row;
  const page =
    checkoutPage &&
    (await checkouts.insertCheckout(tx, {
      paymentId: id,
      description: first.description,
      language: checkoutPage.language,
      returnPath: `${checkoutPage.returnPath}${id}`,
    }));
  const job: PaymentJob = { id };
  await jobs.send(tx, paymentQueue, job, { after: finishAfterSeconds });
  return { charge: first.row, page };
}

/**
 * Under the license's lock, stores the payment to charge, at the current price and contract length. A pending payment
 * is continued unchanged, so that the provider sees the same charge again.
 */
export async function begin(
  context: Context,
  tx: Tx,
  request: PayRequest,
): Promise<StartedPayment> {
  const { productId, company, expectedPrice = {} } = request;
  const license = await licenses.lockLicense(tx, productId, company.id);
  const pending = await store.findPending(tx, productId, company.id);
  if (pending) {
    const together = await store.findTogether(tx, pending.id);
    const charge = together[0] ?? pending;
    const page = await checkouts.findCheckout(tx, charge.id);
    // A pending charge may already be made, so it keeps its terms. A page with old terms is ended, so they are not
    // compared; so is a page that asks for other licenses too.
    const current =
      page !== undefined && together.length === 1 && (await isCurrent(tx, charge, company));
    if (!page || current) agree(expectedPrice, paidTerms(pending));
    return { pending: charge, joined: true, page, current };
  }
  const due = await findDue(tx, license, request, company);
  if ("existing" in due) return due;
  const { charge, page } = await storeCharge(context, tx, [due], request);
  return { pending: charge, joined: false, page, current: true };
}
