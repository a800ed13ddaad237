// The columns of a product card.
import { users } from "../account/account.tables.ts";
import { expirations, menuEntries } from "../lookup/lookup.tables.ts";
import { submissions } from "../submission/submission.tables.ts";
import { products } from "./product.tables.ts";
import { textsColumn } from "./product.texts.sql.ts";

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
