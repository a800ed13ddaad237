// Reads the cards of the store.
import { onSale } from "@lanyard/contract";
import { and, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { users } from "../account/account.tables.ts";
import { expirations, menuEntries } from "../lookup/lookup.tables.ts";
import type { CardRow } from "../product/product.card.ts";
import { cardColumns } from "../product/product.card.sql.ts";
import { products } from "../product/product.tables.ts";
import type { Tx } from "../database/db.ts";
import { oneOf } from "../database/one-of.ts";
import { submissions } from "../submission/submission.tables.ts";
import { visibleTo } from "../product/offer.sql.ts";
import type { Viewer } from "../product/offer.viewer.ts";
import type { IdPage } from "../database/pages.ts";
import { listPublic, searchEnabled, searchPublic, type Search } from "./search.store.ts";

const selectCards = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({ ...cardColumns, onSale: sql<boolean>`${submissions.status} ${oneOf(onSale)}` })
    .from(submissions)
    .innerJoin(products, eq(products.id, submissions.productId))
    .innerJoin(users, eq(users.id, products.ownerId))
    .innerJoin(expirations, eq(expirations.id, submissions.expirationId))
    .leftJoin(menuEntries, eq(menuEntries.id, submissions.menuEntryId))
    .where(where)
    .$dynamic();

/** Cards of the builds on sale that the viewer can see, newest first, below the build id `before`. */
export async function listOffers(
  tx: Tx,
  viewer: Viewer,
  search: Search,
  page: IdPage,
): Promise<CardRow[]> {
  const publicIds =
    search.words.length === 0
      ? await listPublic(tx, search.menuEntryId, page)
      : await searchPublic(tx, search, page);
  const enabledIds = viewer ? await searchEnabled(tx, viewer.email, search, page) : [];
  const ids = [...publicIds, ...enabledIds].toSorted((a, b) => b - a).slice(0, page.limit);
  return ids.length === 0
    ? []
    : selectCards(tx, and(inArray(submissions.id, ids), visibleTo(viewer))).orderBy(
        desc(submissions.id),
      );
}

/** The cards of those of the given builds that are on sale and visible to the viewer, in the given order. */
export async function listOffersOf(
  tx: Tx,
  viewer: Viewer,
  ids: readonly number[],
): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectCards(tx, and(inArray(submissions.id, [...ids]), visibleTo(viewer)));
  const byId = new Map(rows.map((row) => [row.submissionId, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One card per product: its build on sale if the viewer can see it, else the installed build. */
export async function listInstalledCards(
  tx: Tx,
  viewer: Viewer,
  installed: readonly { productId: number; submissionId: number }[],
): Promise<CardRow[]> {
  if (installed.length === 0) return [];
  const offers = await selectCards(
    tx,
    and(
      inArray(
        submissions.productId,
        installed.map(({ productId }) => productId),
      ),
      visibleTo(viewer),
    ),
  );
  const offered = new Set(offers.map(({ productId }) => productId));
  const others = installed
    .filter(({ productId }) => !offered.has(productId))
    .map(({ submissionId }) => submissionId);
  return others.length === 0
    ? offers
    : [...offers, ...(await selectCards(tx, inArray(submissions.id, others)))];
}
