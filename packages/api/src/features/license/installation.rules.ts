// Installing and uninstalling a licensed product, and checking whether it is installed.
import { toFlag, type License } from "@lanyard/contract";
import { tell } from "../webhook/webhook.rules.ts";
import { accessProduct } from "../product/product.access.rules.ts";
import { record } from "../audit/audit.rules.ts";
import type { Company, SignedIn } from "../../platform/identity/caller.ts";
import type { Context } from "../../platform/context.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { refuse } from "../../platform/refuse.ts";
import { findOffer, isFree, requireOffer } from "../product/offer.rules.ts";
import { getLicense, markFree } from "./license.rules.ts";
import { isUsable } from "./license.state.rules.ts";
import * as store from "./license.store.ts";
import { usableBuild } from "./paid-use.rules.ts";
import { toLicense } from "./license.wire.ts";

const recordChange = (
  tx: Tx,
  action: "install" | "uninstall",
  company: Company,
  { id, installedSubmissionId }: store.LicenseRow,
  newSubmissionId: number | null,
) =>
  record(tx, {
    actor: company,
    action,
    subject: "license",
    id,
    before: { installedSubmissionId },
    after: { installedSubmissionId: newSubmissionId },
  });

/**
 * Installs the version on sale, replacing an older one; if the product is not on sale, installs the last approved
 * version. Refused: 402 without a usable license.
 */
export const install = (context: Context, productId: number, company: Company) =>
  context.db.transaction(async (tx) => {
    const license = await store.lockLicense(tx, productId, company.id);
    const offer = await findOffer(tx, productId, company);
    if (!license && offer) throw refuse("payment_required", { key: "license.missing" });
    if (license && !isUsable(license, isFree(offer)))
      throw refuse("payment_required", {
        key: offer ? "license.not_usable" : "license.not_renewable",
      });
    const build = license && (await usableBuild(tx, license, offer, company));
    if (!build) throw refuse("not_found", { key: "product.not_found" });
    if (isFree(offer)) await markFree(tx, license, company);
    if (license.installedSubmissionId !== build.id) {
      await store.setInstalledBuild(tx, license.id, build.id);
      await recordChange(tx, "install", company, license, build.id);
      await tell(context, tx, "app.installed", {
        productId,
        data: { license_id: license.id, company_email: company.email, version: build.version },
      });
    }
    const { files } = context;
    return {
      license: await getLicense(tx, productId, company),
      version: build.version,
      source_code_url: files.signedUrl(build.archive, build.archiveName),
      db_script_url: files.signedUrl(build.sqlScript, build.sqlScriptName),
    };
  });

/** Uninstalls the product and keeps the license. It is not an error if nothing is installed. */
export const uninstall = (
  context: Context,
  productId: number,
  company: Company,
): Promise<License> =>
  context.db.transaction(async (tx) => {
    const license = await store.lockLicense(tx, productId, company.id);
    if (!license) await requireOffer(tx, productId, company);
    if (license && license.installedSubmissionId !== null) {
      await store.setInstalledBuild(tx, license.id, undefined);
      await recordChange(tx, "uninstall", company, license, null);
      await tell(context, tx, "app.uninstalled", {
        productId,
        data: { license_id: license.id, company_email: company.email },
      });
    }
    return getLicense(tx, productId, company);
  });

/**
 * Whether the company has installed the product and may use it; after the end of its period it is `expired` instead.
 * Refused: `not_found` when it has no license and cannot see the
 * product.
 */
export async function checkInstallation(db: Db, productId: number, company: Company) {
  const license = await store.findLicense(db, productId, company.id);
  const offer = license
    ? await findOffer(db, productId, company)
    : await requireOffer(db, productId, company);
  const usable = license !== undefined && isUsable(license, isFree(offer));
  return {
    installed: toFlag(usable && license.installedSubmissionId !== null),
    expired: toFlag(!usable && license?.expired === true),
    license: license ? await toLicense(db, license, offer) : null,
  };
}

/** Like `checkInstallation`, but for an administrator, who sees every product. */
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
    : { installed: toFlag(false), expired: toFlag(false), license: null };
}
