// A company can use what it has paid for until the paid period ends, even if the product is hidden or the license
// ended.
import { record } from "../audit/audit.rules.ts";
import type { Tx } from "../../platform/database/db.ts";
import { findApproved, isFree, type Offer } from "../product/offer.rules.ts";
import type { Company } from "../../platform/identity/caller.ts";
import { isPaid, isUsable } from "./license.state.rules.ts";
import * as store from "./license.store.ts";
import { findRemaining, linkPayment, type PaymentRow } from "./paid.store.ts";

export { findLastPaid, linkPayment } from "./paid.store.ts";

/**
 * The build that the company may install: the one on sale, else the last approved one. Undefined when the license is
 * not usable, or when the product is private, the company is not among its enabled accounts, and the license is not
 * paid.
 */
export async function usableBuild(
  tx: Tx,
  license: store.LicenseRow,
  offer: Offer | undefined,
  company: Company,
): Promise<Offer | undefined> {
  if (!isUsable(license, isFree(offer))) return undefined;
  if (offer) return offer;
  const approved = await findApproved(tx, license.productId, company);
  return approved && (approved.open || isPaid(license)) ? approved : undefined;
}

/**
 * The build on a product's page for the company: the one on sale, else, with a license, the last approved build, even
 * if the license is unpaid or expired and the product is hidden. Undefined when the product is closed to the company
 * and the company has never paid for it.
 */
export async function findVisibleBuild(
  tx: Tx,
  productId: number,
  license: store.LicenseRow | undefined,
  offer: Offer | undefined,
  company: Company,
): Promise<Offer | undefined> {
  if (offer || !license) return offer;
  const approved = await findApproved(tx, productId, company);
  return approved && (approved.open || license.paidAt !== null) ? approved : undefined;
}

/** Whether the company has paid for a deleted license whose period still lasts. */
export const hasPaid = async (tx: Tx, productId: number, company: Company): Promise<boolean> =>
  (await findRemaining(tx, productId, company.id)) !== undefined;

/**
 * Gives a locked license the rest of the period that was paid for a deleted one; returns that payment. Undefined when
 * there is none, or when the license is already usable.
 */
export async function keepPaid(
  tx: Tx,
  license: store.LicenseRow,
  company: Company,
): Promise<PaymentRow | undefined> {
  if (isUsable(license, false)) return undefined;
  const { id, productId, companyId, paidAt, expiresAt } = license;
  const paid = await findRemaining(tx, productId, companyId);
  if (!paid) return undefined;
  const { periodStartsAt } = paid;
  const period = { paidAt: paid.paidAt, periodStartsAt, expiresAt: paid.periodEndsAt };
  await store.savePaidLicense(tx, { productId, companyId, ...period });
  await linkPayment(tx, paid.id, id);
  await record(tx, {
    actor: company,
    action: "restore",
    subject: "license",
    id,
    before: { paidAt, expiresAt },
    after: period,
  });
  return paid;
}
