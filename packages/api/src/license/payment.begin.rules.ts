// Begins a payment under the license's lock: what will be charged, once per period, whoever asks at the same moment.
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

/** Jobs that finish pending payments, should the server die in between. */
export const paymentQueue = "payment";
/** Longer than the request of the payer can take. */
const finishAfterSeconds = 60;

/** The job of a pending payment. */
export interface PaymentJob {
  readonly id: number;
}

export type Begun =
  /** Nothing to charge: free, or already paid for this period by this payment. */
  | { readonly done: store.PaymentRow | undefined }
  /** `joined`: another request has started it. */
  | {
      readonly pending: store.PaymentRow;
      readonly joined: boolean;
      /** The provider's page, if it is paid on one. */
      readonly page: checkouts.CheckoutRow | undefined;
      /** Whether the page asks for what would be asked for now. */
      readonly current: boolean;
    };

export interface PayRequest {
  readonly productId: number;
  readonly company: Company;
  readonly userToken: string;
  /** The price that the payer saw; missing parts are those that the company last paid or was told. */
  readonly named?: Named;
  /** The end of the period that is renewed ahead, as the payer saw it. */
  readonly renews?: string | undefined;
  /** For a payment on the provider's page: how the page calls what is paid, and where it leads back to. */
  readonly page?: {
    readonly describe: (tx: Tx, offer: Offer) => Promise<string>;
    readonly returnPath: string;
  };
}

/** Whether the request renews, shortly before its end, the very period that lasts: asked again, it is another one. */
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

/** Whether the page of a pending payment asks for what would be asked for now. */
export async function isCurrent(
  tx: Tx,
  pending: store.PaymentRow,
  company: Company,
): Promise<boolean> {
  const now = await findOffer(tx, pending.productId, company);
  return now !== undefined && sameTerms(paidTerms(pending), offeredTerms(now));
}

/**
 * Under the license's lock: stores what will be charged, at the current price and contract length. A payment whose
 * outcome is not known yet is continued as it was started, so that the provider sees the same charge.
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
    // Of a charge nobody knows whether it was made; a page can be ended, so it asks for today's price or for nothing.
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
  // An automatic renewal names no price, so it is compared with what the company last paid or was told: nobody pays a
  // raise that they do not know of.
  agree({ ...(await findKnown(tx, license.id)), ...named }, offeredTerms(offer));
  // With the license's creation time, as another database with the same provider may have the same ids.
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
