// What a company has paid for stays usable until the paid period ends, also if the product is hidden or the license ended.
import { record } from "../audit/audit.rules.ts";
import type { Tx } from "../database/db.ts";
import { findApproved, isFree, type Offer } from "../product/offer.rules.ts";
import type { Company } from "../shared/caller.ts";
import { isPaid, isUsable } from "./license.state.rules.ts";
import * as store from "./license.store.ts";
import { findLeft, linkPayment, type PaymentRow } from "./payment.store.ts";

/**
 * The build that the company may install: the one on sale, else the last approved one. Undefined when the license is not
 * usable, and when the product is private, without the company among its enabled accounts, and not paid.
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
 * The build that a product's page shows the company: the one that it may install, else the one on sale. What it has a
 * license of it sees also when that is unpaid or over and the product was hidden meanwhile: the last approved build.
 * Undefined when the product was closed to the company, which has never paid it.
 */
export async function shownBuild(
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

/** Whether the company has paid for an ended license whose period still lasts. */
export const hasPaid = async (tx: Tx, productId: number, company: Company): Promise<boolean> =>
  (await findLeft(tx, productId, company.id)) !== undefined;

/**
 * Gives a locked license the rest of the period that was paid for an ended one; answers its payment. Undefined when
 * there is none, or the license is usable already.
 */
export async function keepPaid(
  tx: Tx,
  license: store.LicenseRow,
  company: Company,
): Promise<PaymentRow | undefined> {
  if (isUsable(license, false)) return undefined;
  const { id, productId, companyId, paidAt, expiresAt } = license;
  const paid = await findLeft(tx, productId, companyId);
  if (!paid) return undefined;
  const period = { paidAt: paid.paidAt, expiresAt: paid.periodEndsAt };
  await store.putPaidLicense(tx, { productId, companyId, ...period });
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
