// Begins a payment under the license's lock, so that concurrent requests create one payment per period.
import { record } from "../audit/audit.rules.ts";
import type { Company } from "../shared/caller.ts";
import type { Context } from "../context.ts";
import type { Tx } from "../database/db.ts";
import { toInstant } from "../database/instant.ts";
import { refuse } from "../shared/refuse.ts";
import { findOffer, isFree, requireOffer, type Offer } from "../product/offer.rules.ts";
import * as checkouts from "./checkout.store.ts";
import { markFree } from "./license.rules.ts";
import { isUsable } from "./license.state.rules.ts";
import * as licenses from "./license.store.ts";
import { offeredTerms, paidTerms } from "./license.wire.ts";
import { keepPaid } from "./paid-use.rules.ts";
import { agree, type Named } from "./payment.price.rules.ts";
import * as store from "./payment.store.ts";
import { findKnown } from "./price.store.ts";

/** Jobs that finish pending payments whose request did not, for example because the server crashed. */
export const paymentQueue = "payment";
/** Longer than the payer's own request can take. */
const finishAfterSeconds = 60;

/** The job that finishes a pending payment. */
export interface PaymentJob {
  readonly id: number;
}

export type Begun =
  /** Nothing to charge: the product is free, or this payment already covers the period. */
  | { readonly done: store.PaymentRow | undefined }
  /** `joined`: another request has started the payment. */
  | {
      readonly pending: store.PaymentRow;
      readonly joined: boolean;
      /** The provider's page; undefined for a payment that is charged directly. */
      readonly page: checkouts.CheckoutRow | undefined;
      /** Whether the page asks for the current price and contract length. */
      readonly current: boolean;
    };

export interface PayRequest {
  readonly productId: number;
  readonly company: Company;
  readonly userToken: string;
  /** The price that the payer saw; missing parts default to the terms that the company last paid or was notified of. */
  readonly named?: Named;
  /** The end of the current period, as the payer saw it; set to renew ahead. */
  readonly renews?: string | undefined;
  /**
   * For a payment on the provider's page: the description on the page, and the path to which it sends the payer back.
   */
  readonly page?: {
    readonly describe: (tx: Tx, offer: Offer) => Promise<string>;
    readonly returnPath: string;
  };
}

/**
 * Whether the request renews the current period shortly before its end. A repeated request names the old end, so it
 * does not renew again.
 */
const renewsAhead = (license: licenses.LicenseRow, offer: Offer | undefined, renews?: string) =>
  offer !== undefined &&
  !isFree(offer) &&
  !license.free &&
  license.expiring &&
  license.expiresAt !== null &&
  renews !== undefined &&
  Date.parse(toInstant(license.expiresAt)) === Date.parse(renews);

const sameTerms = (a: store.Terms, b: store.Terms): boolean =>
  a.cents === b.cents && a.currency === b.currency && a.expirationId === b.expirationId;

/** Whether the page of a pending payment asks for the current price and contract length. */
export async function isCurrent(
  tx: Tx,
  pending: store.PaymentRow,
  company: Company,
): Promise<boolean> {
  const now = await findOffer(tx, pending.productId, company);
  return now !== undefined && sameTerms(paidTerms(pending), offeredTerms(now));
}

/**
 * Under the license's lock, stores the payment to charge, at the current price and contract length. A pending payment
 * is continued unchanged, so that the provider sees the same charge again.
 */
export async function begin(
  { payments, jobs }: Context,
  tx: Tx,
  { productId, company, userToken, named = {}, renews, page: wanted }: PayRequest,
): Promise<Begun> {
  const license = await licenses.lockLicense(tx, productId, company.id);
  const pending = await store.findPending(tx, productId, company.id);
  if (pending) {
    const page = await checkouts.findCheckout(tx, pending.id);
    // A pending charge may already be made, so it keeps its terms. A page with old terms is ended, so they are not
    // compared.
    const current = page !== undefined && (await isCurrent(tx, pending, company));
    if (!page || current) agree(named, paidTerms(pending));
    return { pending, joined: true, page, current };
  }
  const offer = license
    ? await findOffer(tx, productId, company)
    : await requireOffer(tx, productId, company);
  if (!license) throw refuse("payment_required", { key: "license.missing" });
  if (isUsable(license, isFree(offer)) && !renewsAhead(license, offer, renews)) {
    if (isFree(offer)) await markFree(tx, license, company);
    return {
      done: license.free || isFree(offer) ? undefined : await store.findLastPaid(tx, license.id),
    };
  }
  const kept = await keepPaid(tx, license, company);
  if (kept) return { done: kept };
  if (!offer) throw refuse("state", { key: "license.not_renewable" });
  // An automatic renewal names no price, so the price is compared with the last that the company paid or was notified
  // of: no company pays an increase that it does not know of.
  agree({ ...(await findKnown(tx, license.id)), ...named }, offeredTerms(offer));
  // Includes the license's creation time, because another database with the same provider may have the same ids.
  const key = `license-${license.id}-${Date.parse(license.createdAt)}-${(await store.lastNumber(tx, license.id)) + 1}`;
  const started = await store.insertPayment(tx, {
    licenseId: license.id,
    productId,
    companyId: company.id,
    userToken,
    amountCents: offer.priceCents,
    currency: offer.priceCurrency,
    expirationId: offer.expirationId,
    version: offer.version,
    provider: payments.provider,
    idempotencyKey: key,
  });
  const { id } = started;
  const page =
    wanted &&
    (await checkouts.insertCheckout(tx, {
      paymentId: id,
      description: await wanted.describe(tx, offer),
      returnPath: `${wanted.returnPath}${id}`,
    }));
  const job: PaymentJob = { id };
  await jobs.send(tx, paymentQueue, job, { after: finishAfterSeconds });
  await record(tx, { actor: company, action: "begin", subject: "payment", id, after: started });
  return { pending: started, joined: false, page, current: true };
}
