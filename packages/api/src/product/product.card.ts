// A build at a glance: the columns of a card and how they look on the wire.
import {
  cardFlagsOf,
  toFlag,
  type LanguageCode,
  type ProductCard,
  type Status,
} from "@lanyard/contract";
import { users } from "../account/account.tables.ts";
import { expirations, menuEntries } from "../lookup/lookup.tables.ts";
import type { Files } from "../files/files.ts";
import { toInstant } from "../database/instant.ts";
import { submissions } from "../submission/submission.tables.ts";
import { textFor, textsColumn, type Text } from "../submission/submission.texts.ts";
import { products } from "./product.tables.ts";

/** For a select from products, submissions, users and expirations, with menu entries joined at the left. */
export const cardColumns = {
  productId: products.id,
  productName: products.name,
  username: users.username,
  submissionId: submissions.id,
  status: submissions.status,
  version: submissions.version,
  menuEntryId: submissions.menuEntryId,
  menuLabel: menuEntries.label,
  priceCents: submissions.priceCents,
  priceCurrency: submissions.priceCurrency,
  expirationId: submissions.expirationId,
  expirationLabel: expirations.label,
  isPrivate: submissions.isPrivate,
  icon: submissions.icon,
  banner: submissions.banner,
  updatedAt: submissions.updatedAt,
  texts: textsColumn,
} as const;

export interface CardRow {
  readonly productId: number;
  readonly productName: string;
  readonly username: string;
  readonly submissionId: number;
  readonly status: Status;
  readonly version: string;
  readonly menuEntryId: number | null;
  readonly menuLabel: Readonly<Record<LanguageCode, string>> | null;
  readonly priceCents: number;
  readonly priceCurrency: string;
  readonly expirationId: number;
  readonly expirationLabel: Readonly<Record<LanguageCode, string>>;
  readonly isPrivate: boolean;
  readonly icon: string;
  readonly banner: string;
  readonly updatedAt: string;
  readonly texts: readonly Text[];
  /** Whether some build of the product is visible on sale. */
  readonly onSale: boolean;
}

/** The card in the reader's language. */
export function cardOf(row: CardRow, language: LanguageCode, files: Files): ProductCard {
  const text = textFor(row.texts, language);
  return {
    ...cardFlagsOf(row.status, row.onSale),
    status: row.status,
    product_id: row.productId,
    submission_id: row.submissionId,
    product_name: text?.name || row.productName,
    description: text?.description ?? "",
    version: row.version,
    username: row.username,
    menu_entry_id: row.menuEntryId,
    menu_entry_name: row.menuLabel?.[language] ?? "",
    price_amount: row.priceCents / 100,
    price_currency: row.priceCurrency,
    is_private: toFlag(row.isPrivate),
    icon_url: files.publicUrl(row.icon),
    banner_url: files.publicUrl(row.banner),
    expiration_id: row.expirationId,
    expiration_name: row.expirationLabel[language],
    submission_updadet_at: toInstant(row.updatedAt),
  };
}
