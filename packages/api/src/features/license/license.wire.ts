// The wire format of a license, and the terms of its price.
import { freeExpirationId, toFlag, type License, type Price } from "@lanyard/contract";
import type { Tx } from "../../platform/database/db.ts";
import { toInstant } from "../../platform/database/instant.ts";
import { isFree, type Offer } from "../product/offer.rules.ts";
import { isUsable, getLicenseState } from "./license.state.rules.ts";
import type { LicenseRow } from "./license.store.ts";
import { findLastPaid, type PaymentRow, type Terms } from "./paid.store.ts";

export type { Terms } from "./paid.store.ts";

const instantOrNull = (moment: string | null) => (moment === null ? null : toInstant(moment));

export const offeredTerms = (offer: Offer): Terms => ({
  cents: offer.priceCents,
  currency: offer.priceCurrency,
  expirationId: offer.expirationId,
});
export const paidTerms = (paid: PaymentRow): Terms => ({
  cents: paid.amountCents,
  currency: paid.currency,
  expirationId: paid.expirationId,
});
const freeTerms: Terms = { cents: 0, currency: "EUR", expirationId: freeExpirationId };

export const toPrice = ({ cents, currency, expirationId }: Terms): Price => ({
  price_amount: cents / 100,
  price_currency: currency,
  expiration_id: expirationId,
});

/** The paid terms while the license is usable or the company has no offer; otherwise the current ones. */
async function findTerms(tx: Tx, license: LicenseRow, offer: Offer | undefined): Promise<Terms> {
  if (license.free) return { ...freeTerms, currency: offer?.priceCurrency ?? freeTerms.currency };
  const paid = await findLastPaid(tx, license.id);
  if (paid && (isUsable(license, false) || !offer)) return paidTerms(paid);
  return offer ? offeredTerms(offer) : freeTerms;
}

const hasNoEnd = ({ free, paidAt, expiresAt }: LicenseRow): boolean =>
  free || (paidAt !== null && expiresAt === null);

/** `offer` is undefined when the company can no longer get the product. */
export async function toLicense(
  tx: Tx,
  license: LicenseRow,
  offer: Offer | undefined,
): Promise<License> {
  // What was paid before an app became free does not end any more.
  const endless = license.free || isFree(offer);
  return {
    license_id: license.id,
    product_id: license.productId,
    state: getLicenseState(license, isFree(offer)),
    installed: toFlag(license.installedSubmissionId !== null),
    installed_version: license.installedVersion,
    ...toPrice(await findTerms(tx, license, offer)),
    renewal: offer && !hasNoEnd(license) ? toPrice(offeredTerms(offer)) : null,
    created_at: toInstant(license.createdAt),
    paid_at: instantOrNull(license.paidAt),
    expires_at: endless ? null : instantOrNull(license.expiresAt),
    expiring_at: endless ? null : instantOrNull(license.expiringAt),
  };
}
