// Paying for a license: charged once per period, also when requests are repeated or a server dies.
import { tell } from "../notify/webhook.rules.ts";
import { record } from "../audit/audit.rules.ts";
import type { Company } from "../shared/caller.ts";
import type { Context } from "../context.ts";
import type { Tx } from "../database/db.ts";
import { refuse } from "../shared/refuse.ts";
import { findOffer, isFree, requireOffer } from "../product/offer.rules.ts";
import { markFree } from "./license.rules.ts";
import { isUsable } from "./license.state.rules.ts";
import * as licenses from "./license.store.ts";
import { offeredTerms, paidTerms, paymentOf } from "./license.wire.ts";
import { keepPaid } from "./paid-use.rules.ts";
import { agree, type Named } from "./payment.price.rules.ts";
import * as store from "./payment.store.ts";
import { findKnown } from "./price.store.ts";
import type { Outcome } from "../payments/payments.ts";

/** Jobs that finish pending payments, should the server die in between. */
export const paymentQueue = "payment";
/** Longer than the request of the payer can take. */
const finishAfterSeconds = 60;

/** The job of a pending payment. */
export interface PaymentJob {
  readonly id: number;
}

type Begun =
  /** Nothing to charge: free, or already paid for this period by this payment. */
  | { readonly done: store.PaymentRow | undefined }
  /** `joined`: another request has started it. */
  | { readonly pending: store.PaymentRow; readonly joined: boolean };

interface PayRequest {
  readonly productId: number;
  readonly company: Company;
  readonly userToken: string;
  /** The price that the payer saw; missing parts are those that the company last paid or was told. */
  readonly named?: Named;
}

/**
 * Under the license's lock: stores what will be charged, at the current price and contract length. A payment whose
 * outcome is not known yet is continued as it was started, so that the provider sees the same charge.
 */
async function begin(
  { payments, jobs }: Context,
  tx: Tx,
  { productId, company, userToken, named = {} }: PayRequest,
): Promise<Begun> {
  const license = await licenses.lockLicense(tx, productId, company.id);
  const pending = await store.findPending(tx, productId, company.id);
  if (pending) {
    agree(named, paidTerms(pending));
    return { pending, joined: true };
  }
  const offer = license
    ? await findOffer(tx, productId, company)
    : await requireOffer(tx, productId, company);
  if (!license) throw refuse("payment_required", { key: "license.missing" });
  if (isUsable(license, isFree(offer))) {
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
  const key = `license-${license.id}-${Date.parse(license.createdAt)}-${(await store.countPayments(tx, license.id)) + 1}`;
  const started = await store.insertPayment(tx, {
    licenseId: license.id,
    productId,
    companyId: company.id,
    userToken,
    amountCents: offer.priceCents,
    currency: offer.priceCurrency,
    expirationId: offer.expirationId,
    provider: payments.provider,
    idempotencyKey: key,
  });
  const { id } = started;
  const job: PaymentJob = { id };
  await jobs.send(tx, paymentQueue, job, { after: finishAfterSeconds });
  await record(tx, { actor: company, action: "begin", subject: "payment", id, after: started });
  return { pending: started, joined: false };
}

/** Stores the outcome; if it is settled already, answers what is stored. */
export async function settle(
  context: Context,
  tx: Tx,
  row: store.PaymentRow,
  outcome: Outcome,
  company: Company,
): Promise<store.PaymentRow | undefined> {
  const { id, productId, companyId } = row;
  await licenses.lockLicense(tx, productId, companyId);
  const settled = await store.settlePayment(
    tx,
    id,
    "reference" in outcome ? outcome.reference : undefined,
  );
  if (settled)
    await record(tx, {
      actor: company,
      action: settled.status,
      subject: "payment",
      id,
      before: row,
      after: settled,
    });
  if (settled?.status !== "paid") return settled ?? store.findPayment(tx, id);
  const licenseId = await licenses.putPaidLicense(tx, {
    productId,
    companyId,
    paidAt: settled.paidAt,
    expiresAt: settled.periodEndsAt,
  });
  await store.linkPayment(tx, id, licenseId);
  const { amount, currency, period_ends_at } = paymentOf(settled);
  await tell(context, tx, "license.paid", {
    productId,
    data: {
      license_id: licenseId,
      company_email: company.email,
      amount,
      currency,
      period_ends_at,
    },
  });
  return settled;
}

/** Charges the payer. Refused: `unavailable` when it is unknown whether the charge succeeded. */
export async function charge({ payments }: Context, row: store.PaymentRow): Promise<Outcome> {
  try {
    return await payments.charge({
      amountCents: row.amountCents,
      currency: row.currency,
      idempotencyKey: row.idempotencyKey,
      // Ids only: a repeated charge has to be identical, and names may change.
      description: `Product ${row.productId}, company ${row.companyId}`,
      payer: row.userToken,
    });
  } catch (cause) {
    throw Object.assign(refuse("unavailable", { key: "payment.unavailable" }), { cause });
  }
}

/**
 * The payment of this period; undefined when there is nothing to pay. Refused: 402 without a license or when the
 * provider refuses, 503 when it does not answer (the next call, or the job, sends the same charge again).
 */
export async function pay(
  context: Context,
  request: PayRequest,
): Promise<store.PaymentRow | undefined> {
  const { db } = context;
  const begun = await db.transaction((tx) => begin(context, tx, request));
  if ("done" in begun) return begun.done;
  // Outside of a transaction: no connection is held while the provider answers.
  const outcome = await charge(context, begun.pending);
  const settled = await db.transaction((tx) =>
    settle(context, tx, begun.pending, outcome, request.company),
  );
  if (settled?.status === "paid") return settled;
  // The refused charge was another person's: try one of this person.
  if (begun.joined && begun.pending.userToken !== request.userToken) return pay(context, request);
  throw refuse("payment_required", { key: "payment.refused" });
}
