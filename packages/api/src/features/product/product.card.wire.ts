// The wire format of a product card.
import {
  toCardFlags,
  toFlag,
  type LanguageCode,
  type ManagedCard,
  type ProductCard,
} from "@lanyard/contract";
import type { Files } from "../../platform/files/files.ts";
import { toInstant } from "../../platform/database/instant.ts";
import { selectLabel } from "../lookup/lookup.rules.ts";
import type { CardRow, OwnerCardRow } from "./product.card.ts";
import { selectText } from "./product.texts.rules.ts";

/** The card in the reader's language. */
export function toCard(row: CardRow, language: LanguageCode, files: Files): ProductCard {
  const text = selectText(row.texts, language);
  return {
    ...toCardFlags(row.status, row.onSale),
    status: row.status,
    product_id: row.productId,
    submission_id: row.submissionId,
    product_name: text?.name || row.productName,
    description: text?.description ?? "",
    version: row.version,
    username: row.username,
    menu_entry_id: row.menuEntryId,
    menu_entry_name: selectLabel(row.menuLabel, language),
    price_amount: row.priceCents / 100,
    price_currency: row.priceCurrency,
    is_private: toFlag(row.isPrivate),
    icon_url: files.publicUrl(row.icon),
    banner_url: files.publicUrl(row.banner),
    expiration_id: row.expirationId,
    expiration_name: selectLabel(row.expirationLabel, language),
    submission_updadet_at: toInstant(row.updatedAt),
  };
}

/**
 * The card for the owner and administrators. `missing`: the number of fields that a review requires and that are
 * missing or wrong.
 */
export const toOwnerCard = (
  row: OwnerCardRow,
  missing: number,
  language: LanguageCode,
  files: Files,
): ManagedCard => ({
  ...toCard(row, language, files),
  missing,
  rejection_reason: row.status === "rejected" ? row.rejectionReason : "",
});
