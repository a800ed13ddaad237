// The columns of a product card, and the query for cards of the store.
import { onSale } from "@lanyard/contract";
import { eq, sql, type SQL } from "drizzle-orm";
import type { Tx } from "../../platform/database/db.ts";
import { oneOf } from "../../platform/database/one-of.ts";
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

export const selectCards = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({ ...cardColumns, onSale: sql<boolean>`${submissions.status} ${oneOf(onSale)}` })
    .from(submissions)
    .innerJoin(products, eq(products.id, submissions.productId))
    .innerJoin(users, eq(users.id, products.ownerId))
    .innerJoin(expirations, eq(expirations.id, submissions.expirationId))
    .leftJoin(menuEntries, eq(menuEntries.id, submissions.menuEntryId))
    .where(where)
    .$dynamic();
