// Reads the cards of the store.
import { and, desc, inArray } from "drizzle-orm";
import type { CardRow } from "../product/product.card.ts";
import { selectCards } from "../product/product.card.sql.ts";
import type { Tx } from "../../platform/database/db.ts";
import { submissions } from "../submission/submission.tables.ts";
import { isVisible } from "../product/offer.sql.ts";
import type { Viewer } from "../product/offer.viewer.ts";
import type { IdPage } from "../../platform/database/pages.ts";
import { listPublic, searchEnabled, searchPublic, type Search } from "./search.store.ts";

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
    : selectCards(tx, and(inArray(submissions.id, ids), isVisible(viewer))).orderBy(
        desc(submissions.id),
      );
}

/** The cards of those of the given builds that are on sale and visible to the viewer, in the given order. */
export async function listOffersByIds(
  tx: Tx,
  viewer: Viewer,
  ids: readonly number[],
): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectCards(tx, and(inArray(submissions.id, [...ids]), isVisible(viewer)));
  const byId = new Map(rows.map((row) => [row.submissionId, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
