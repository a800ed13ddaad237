// The columns of a product card.
import type { LanguageCode, Status } from "@lanyard/contract";
import { users } from "../account/account.tables.ts";
import { expirations, menuEntries } from "../lookup/lookup.tables.ts";
import { submissions } from "../submission/submission.tables.ts";
import { products } from "./product.tables.ts";
import { textsColumn, type Text } from "./product.texts.sql.ts";

/** For a select from products, submissions, users and expirations, with menu entries left-joined. */
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
  /** Whether any build of the product is on sale and not hidden. */
  readonly onSale: boolean;
}
