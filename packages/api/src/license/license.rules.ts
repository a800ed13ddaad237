// Licenses: getting one, installing, uninstalling, ending it.
import { toFlag, type License as WireLicense } from "@lanyard/contract";
import { accessProduct } from "../product/product.access.ts";
import type { Company, SignedIn } from "../shared/auth.ts";
import type { Db, Tx } from "../shared/db.ts";
import type { Files } from "../shared/files.ts";
import { refuse } from "../shared/refuse.ts";
import { findOffer, isFree, requireOffer } from "../store/offer.rules.ts";
import { isUsable } from "./license.state.ts";
import * as store from "./license.store.ts";
import { licenseOf } from "./license.wire.ts";

/** The licenses of a product, with the e-mails of their companies. */
export const licensesOf = store.listOfProduct;
/** The licenses of a company for some products. */
export const licensesFor = store.listFor;
/** What a company has installed, newest license first. */
export const installedLicenses = store.listInstalled;
/** A company's license for a product, if there is one. */
export const findLicense = store.findLicense;
export type License = store.LicenseRow;

/** The company's license as it is now. Refused: `not_found`. */
export async function getLicense(
  tx: Tx,
  productId: number,
  company: Company,
): Promise<WireLicense> {
  const license = await store.findLicense(tx, productId, company.id);
  if (!license) throw refuse("not_found", { key: "license.not_found" });
  return licenseOf(tx, license, await findOffer(tx, productId, company));
}

/** One license per product and company, however often it is asked for. */
export const licenseProduct = (db: Db, productId: number, company: Company): Promise<WireLicense> =>
  db.transaction(async (tx) => {
    const offer = await requireOffer(tx, productId, company);
    await store.insertLicense(tx, productId, company.id, isFree(offer));
    const license = await store.lockLicense(tx, productId, company.id);
    if (license && isFree(offer) && !license.free) await store.markFree(tx, license.id);
    return getLicense(tx, productId, company);
  });

/** Installs the version on sale, over any older one. Refused: 402 without a usable license. */
export const install = (db: Db, files: Files, productId: number, company: Company) =>
  db.transaction(async (tx) => {
    const offer = await requireOffer(tx, productId, company);
    const license = await store.lockLicense(tx, productId, company.id);
    if (!license) throw refuse("payment_required", { key: "license.missing" });
    if (!isUsable(license, isFree(offer)))
      throw refuse("payment_required", { key: "license.not_usable" });
    if (isFree(offer) && !license.free) await store.markFree(tx, license.id);
    await store.putInstalled(tx, license.id, offer.id);
    return {
      license: await getLicense(tx, productId, company),
      version: offer.version,
      source_code_url: files.signedUrl(offer.archive, offer.archiveName),
      db_script_url: files.signedUrl(offer.sqlScript, offer.sqlScriptName),
    };
  });

/** The license stays. Uninstalling what is not installed is not an error. */
export const uninstall = (db: Db, productId: number, company: Company): Promise<WireLicense> =>
  db.transaction(async (tx) => {
    const license = await store.lockLicense(tx, productId, company.id);
    if (!license) await requireOffer(tx, productId, company);
    if (license) await store.putInstalled(tx, license.id, undefined);
    return getLicense(tx, productId, company);
  });

/** Whether the company has the product installed; a product that it neither has nor may have is not found. */
export async function checkInstallation(db: Db, productId: number, company: Company) {
  const license = await store.findLicense(db, productId, company.id);
  const offer = license
    ? await findOffer(db, productId, company)
    : await requireOffer(db, productId, company);
  return {
    installed: toFlag(license !== undefined && license.installedSubmissionId !== null),
    license: license ? await licenseOf(db, license, offer) : null,
  };
}

/** The same as an administrator asks it, who knows of every product. */
export async function checkInstallationAsAdmin(
  db: Db,
  productId: number,
  company: Company,
  user: SignedIn,
) {
  await accessProduct(db, productId, user);
  const license = await store.findLicense(db, productId, company.id);
  return license
    ? checkInstallation(db, productId, company)
    : { installed: toFlag(false), license: null };
}

/** Ends a company's license of one's own product, and uninstalls it; what was paid for it stays on record. */
export const deleteLicense = (
  db: Db,
  productId: number,
  licenseId: number,
  user: SignedIn,
): Promise<void> =>
  db.transaction(async (tx) => {
    await accessProduct(tx, productId, user);
    if (!(await store.deleteLicense(tx, productId, licenseId)))
      throw refuse("not_found", { key: "license.not_found" });
  });
