// The products that a company has installed.
import type { LanguageCode, StoreCard } from "@lanyard/contract";
import type { Context } from "../../../platform/context.ts";
import type { IdPage } from "../../../platform/database/pages.ts";
import type { Company } from "../../../platform/identity/caller.ts";
import { toStoreCard } from "../license.card.wire.ts";
import { installedLicenses } from "../license.rules.ts";
import { listInstalledCards } from "./installed.store.ts";

/**
 * Cards of the products that the company has installed, newest license first; one more than the limit when there is a
 * next page. A card shows the build on sale, or the installed one when the company can no longer see the product.
 */
export async function browseInstalled(
  context: Context,
  company: Company,
  language: LanguageCode,
  page: IdPage,
): Promise<StoreCard[]> {
  const licenses = await installedLicenses(context.db, company.id, page.before, page.limit + 1);
  const installed = licenses.flatMap(({ productId, installedSubmissionId: submissionId }) =>
    submissionId === null ? [] : [{ productId, submissionId }],
  );
  const rows = new Map(
    (await listInstalledCards(context.db, company, installed)).map((row) => [row.productId, row]),
  );
  return licenses.flatMap((license) => {
    const row = rows.get(license.productId);
    return row ? [toStoreCard(context, row, license, language)] : [];
  });
}
