// The wire format of a product's card for a company: with the license that it has of the product.
import type { LanguageCode, StoreCard } from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import { toInstant } from "../../platform/database/instant.ts";
import type { CardRow } from "../product/product.card.ts";
import { toCard } from "../product/product.card.wire.ts";
import { getLicenseState, type LicenseFacts } from "./license.state.rules.ts";
import type { LicenseRow } from "./license.store.ts";

/** The facts about a license that a card shows. */
type CardLicense = Pick<LicenseRow, "id" | "installedVersion"> &
  LicenseFacts &
  Pick<LicenseRow, "expiresAt" | "expiringAt">;

export const toStoreCard = (
  { files }: Pick<Context, "files">,
  row: CardRow,
  license: CardLicense | undefined,
  language: LanguageCode,
): StoreCard => {
  const freeNow = row.onSale && row.priceCents === 0;
  const ends = license?.free !== true && !freeNow;
  return {
    ...toCard(row, language, files),
    license_state: getLicenseState(license, freeNow),
    license_id: license?.id ?? null,
    license_expires_at: ends && license?.expiresAt ? toInstant(license.expiresAt) : null,
    license_expiring_at: ends && license?.expiringAt ? toInstant(license.expiringAt) : null,
    installed_version: license?.installedVersion ?? "",
  };
};
