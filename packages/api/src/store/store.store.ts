// The cards of the store in the database.
import { and, desc, eq, inArray, lt, sql, type SQL } from "drizzle-orm";
import { users } from "../account/account.tables.ts";
import { expirations, menuEntries } from "../lookup/lookup.tables.ts";
import { cardColumns, type CardRow } from "../product/product.card.ts";
import { products } from "../product/product.tables.ts";
import type { Tx } from "../shared/db.ts";
import { submissions, submissionTexts } from "../submission/submission.tables.ts";
import { visibleTo, type Viewer } from "./offer.store.ts";

export interface Search {
  /** Every one of them has to occur. */
  readonly words: readonly string[];
  /** Undefined: every entry. */
  readonly menuEntryId: number | undefined;
}

const selectCards = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({ ...cardColumns, onSale: sql<boolean>`${submissions.status} = 'ready_for_sale'` })
    .from(submissions)
    .innerJoin(products, eq(products.id, submissions.productId))
    .innerJoin(users, eq(users.id, products.ownerId))
    .innerJoin(expirations, eq(expirations.id, submissions.expirationId))
    .leftJoin(menuEntries, eq(menuEntries.id, submissions.menuEntryId))
    .where(where)
    .$dynamic();

/** Part of a title or description in any language, whatever the case; `%` and `_` are letters like others. */
function has(word: string): SQL {
  const pattern = `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`exists (select 1 from ${submissionTexts} where ${submissionTexts.submissionId} = ${submissions.id}
    and (${submissionTexts.name} ilike ${pattern} or ${submissionTexts.description} ilike ${pattern}))`;
}

/** Builds on sale that the viewer may have, newest first, from below the build `before`. */
export const listOffers = (
  tx: Tx,
  viewer: Viewer,
  search: Search,
  page: { before: number | undefined; limit: number },
): Promise<CardRow[]> =>
  selectCards(
    tx,
    and(
      visibleTo(viewer),
      search.menuEntryId === undefined
        ? undefined
        : eq(submissions.menuEntryId, search.menuEntryId),
      page.before === undefined ? undefined : lt(submissions.id, page.before),
      ...search.words.map(has),
    ),
  )
    .orderBy(desc(submissions.id))
    .limit(page.limit);

/** The cards of what is on sale for the viewer among these products, and of these builds. */
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
