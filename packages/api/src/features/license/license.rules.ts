// Reads, creates and ends licenses.
import type { LicenseEnded, License as WireLicense } from "@lanyard/contract";
import { companyOfId } from "../company/company.rules.ts";
import { tell } from "../webhook/webhook.rules.ts";
import { accessProduct, lockProduct } from "../product/product.access.rules.ts";
import { record } from "../audit/audit.rules.ts";
import type { Company, SignedIn } from "../../platform/identity/caller.ts";
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/db.ts";
import { refuse } from "../../platform/refuse.ts";
import { findOffer, isFree } from "../product/offer.rules.ts";
import { hasPaid, keepPaid } from "./paid-use.rules.ts";
import * as store from "./license.store.ts";
import { toLicense } from "./license.wire.ts";

/** The licenses that the companies with the given e-mails have for a product. */
export const licensesOfAccounts = store.listOfAccounts;
/** The licenses of a company for the given products. */
export const licensesOfProducts = store.listOfProducts;
/** The licenses of a company with an installed product, newest first. */
export const installedLicenses = store.listInstalled;
export const { lockLicense, lockLicenses, lockProductLicenses, savePaidLicense, wasUsedSince } =
  store;
/** A company's license for a product; undefined if it has none. */
export const findLicense = store.findLicense;
export type License = store.LicenseRow;

/** The company's license in wire format. Refused: `not_found`. */
export async function getLicense(
  tx: Tx,
  productId: number,
  company: Company,
): Promise<WireLicense> {
  const license = await store.findLicense(tx, productId, company.id);
  if (!license) throw refuse("not_found", { key: "license.not_found" });
  return toLicense(tx, license, await findOffer(tx, productId, company));
}

/** Marks a license as free, so that it stays usable when the product gets a price later. */
export async function markFree(tx: Tx, license: store.LicenseRow, company: Company): Promise<void> {
  if (license.free) return;
  const { id } = license;
  await store.markFree(tx, id);
  await record(tx, {
    actor: company,
    action: "free",
    subject: "license",
    id,
    before: { free: false },
    after: { free: true },
  });
}

/**
 * Creates the company's license of a product, or returns the existing one. While the paid period of an earlier, deleted
 * license lasts, the new license is paid too, even if the product is not on sale to the company. Refused: `not_found`.
 */
export const licenseProduct = (
  context: Context,
  productId: number,
  company: Company,
): Promise<WireLicense> =>
  context.db.transaction(async (tx) => {
    const offer = await findOffer(tx, productId, company);
    const isNew =
      (offer !== undefined || (await hasPaid(tx, productId, company))) &&
      (await store.insertLicense(tx, productId, company.id, isFree(offer)));
    const license = await store.lockLicense(tx, productId, company.id);
    if (!license) throw refuse("not_found", { key: "product.not_found" });
    if (isFree(offer)) await markFree(tx, license, company);
    if (isNew) {
      const { id } = license;
      await record(tx, {
        actor: company,
        action: "create",
        subject: "license",
        id,
        after: license,
      });
      await tell(context, tx, "license.created", {
        productId,
        data: { license_id: license.id, company_email: company.email },
      });
    }
    await keepPaid(tx, license, company);
    return getLicense(tx, productId, company);
  });

/** The app passes this in, because the license folder does not import the submission folder. */
export interface Accounts {
  /** Removes a company from the enabled accounts of a product's builds; returns the builds that listed it. */
  readonly removeAccount: (
    tx: Tx,
    productId: number,
    email: string,
  ) => Promise<LicenseEnded["builds"]>;
}

/**
 * Ends a company's license of the user's product, uninstalls the product, and removes the company from the enabled
 * accounts; the payments stay stored.
 */
export const deleteLicense = (
  context: Context,
  { removeAccount }: Accounts,
  productId: number,
  licenseId: number,
  user: SignedIn,
): Promise<LicenseEnded> =>
  context.db.transaction(async (tx) => {
    await accessProduct(tx, productId, user);
    const ended = await store.deleteLicense(tx, productId, licenseId);
    const holder = ended && (await companyOfId(tx, ended.companyId));
    if (!holder) throw refuse("not_found", { key: "license.not_found" });
    // Lock the product after the license, in the same order as a payment does, to avoid a deadlock.
    await lockProduct(tx, productId, user);
    const builds = await removeAccount(tx, productId, holder.email);
    const buildIds = builds.map(({ submission_id: id }) => id);
    await record(tx, {
      actor: user,
      action: "delete",
      subject: "license",
      id: licenseId,
      before: { ...ended, company: holder.email, enabledIn: buildIds },
    });
    if (ended.installedSubmissionId !== null)
      await tell(context, tx, "app.uninstalled", {
        productId,
        data: { license_id: licenseId, company_email: holder.email },
      });
    return { ok: true, builds };
  });
