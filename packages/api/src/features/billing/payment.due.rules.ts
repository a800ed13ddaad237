// What a company would pay now for a license: nothing, or the current price and contract length.
import type { Company } from "../../platform/identity/caller.ts";
import type { Tx } from "../../platform/database/db.ts";
import { toInstant } from "../../platform/database/instant.ts";
import { refuse } from "../../platform/refuse.ts";
import { findOffer, isFree, requireOffer, type Offer } from "../product/offer.rules.ts";
import { markFree, type License } from "../license/license.rules.ts";
import { isUsable } from "../license/license.state.rules.ts";
import { offeredTerms } from "../license/license.wire.ts";
import { keepPaid } from "../license/paid-use.rules.ts";
import { agree, type ExpectedPrice } from "./payment.price.rules.ts";
import { findLastPaid } from "../license/paid-use.rules.ts";
import type { PaymentRow } from "./payment.store.ts";
import { findKnownTerms } from "../license/price-notice.rules.ts";

export interface PaymentTarget {
  readonly productId: number;
  /** The price that the payer saw; missing parts default to the terms that the company last paid or was notified of. */
  readonly expectedPrice?: ExpectedPrice;
  /** The end of the current period, as the payer saw it; set to renew ahead. */
  readonly renews?: string | undefined;
}

/** A license with the offer that is to be paid for it. */
export interface Due {
  readonly offer: Offer;
  readonly license: License;
}

/**
 * Whether the request renews the current period shortly before its end. A repeated request names the old end, so it
 * does not renew again.
 */
const renewsAhead = (license: License, offer: Offer | undefined, renews?: string) =>
  offer !== undefined &&
  !isFree(offer) &&
  !license.free &&
  license.expiring &&
  license.expiresAt !== null &&
  renews !== undefined &&
  Date.parse(toInstant(license.expiresAt)) === Date.parse(renews);

/**
 * What is to be paid now for a locked license: the offer, or, as `done`, nothing. Refused: `not_found`, 402 without a
 * license, `state` when the product is not on sale or the named price differs.
 */
export async function findDue(
  tx: Tx,
  license: License | undefined,
  { productId, expectedPrice = {}, renews }: PaymentTarget,
  company: Company,
): Promise<{ readonly existing: PaymentRow | undefined } | Due> {
  const offer = license
    ? await findOffer(tx, productId, company)
    : await requireOffer(tx, productId, company);
  if (!license) throw refuse("payment_required", { key: "license.missing" });
  if (isUsable(license, isFree(offer)) && !renewsAhead(license, offer, renews)) {
    if (isFree(offer)) await markFree(tx, license, company);
    return {
      existing: license.free || isFree(offer) ? undefined : await findLastPaid(tx, license.id),
    };
  }
  const existing = await keepPaid(tx, license, company);
  if (existing) return { existing };
  if (!offer) throw refuse("state", { key: "license.not_renewable" });
  // An automatic renewal names no price, so the price is compared with the last that the company paid or was notified
  // of: no company pays an increase that it does not know of.
  agree({ ...(await findKnownTerms(tx, license.id)), ...expectedPrice }, offeredTerms(offer));
  return { offer, license };
}
