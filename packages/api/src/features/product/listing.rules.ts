// The lists of products for owners and administrators: filtered, sorted, counted.
import {
  current,
  isMovePossible,
  type Current,
  type LanguageCode,
  type ManagedCard,
  type ProductCard,
  type ProductCounts,
  type ProductSort,
} from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/db.ts";
import type { Place } from "../../platform/database/pages.ts";
import { folded } from "../../platform/database/folding.ts";
import { searchable, splitWords } from "../../platform/database/windows.ts";
import * as listing from "./listing.store.ts";
import type { OwnerCardRow } from "./product.card.ts";
import { toCard, toOwnerCard } from "./product.card.wire.ts";
import type { Builds } from "./product.rules.ts";
import { selectCards, selectCardsByIds } from "./product.store.ts";
import { listLanguageIds } from "./product.texts.rules.ts";

interface Cards {
  /** Undefined for all owners. */
  readonly ownerId: number | undefined;
  readonly language: LanguageCode;
  readonly limit: number;
}

/** Cards of builds, newest first, with ids below `before`; one more than `limit` when there is a next page. */
export async function listBuilds(
  { db, files }: Context,
  { ownerId, language, before, limit }: Cards & { readonly before: number | undefined },
): Promise<ProductCard[]> {
  const rows = await selectCards(db, { ownerId, before, limit: limit + 1, perBuild: true });
  return rows.map((row) => toCard(row, language, files));
}

export interface ProductsQuery extends Cards {
  readonly status: Current | undefined;
  readonly search: string;
  readonly sort: ProductSort;
  /** The last entry of the previous page. */
  readonly after: Place | undefined;
}

/** Cards of products, with their newest builds; one more than `limit` when there is a next page. */
export async function listProducts(
  context: Context,
  { countMissing }: Pick<Builds, "countMissing">,
  query: ProductsQuery,
): Promise<{ readonly card: ManagedCard; readonly place: Place }[]> {
  const { db, files } = context;
  const { rows, places } = await select(context, query);
  const unfinished = rows.filter(({ status }) => isMovePossible("send", status));
  const missing = await countMissing(
    db,
    unfinished.map(({ submissionId }) => submissionId),
  );
  return rows.map((row) => ({
    card: toOwnerCard(row, missing.get(row.submissionId) ?? 0, query.language, files),
    place: places.get(row.productId) ?? { id: row.productId, key: "" },
  }));
}

interface Selected {
  readonly rows: readonly OwnerCardRow[];
  /** By product id; empty for a list that is sorted by id. */
  readonly places: ReadonlyMap<number, Place>;
}

async function select({ db }: Context, query: ProductsQuery): Promise<Selected> {
  const { ownerId, status, search, sort, language, after } = query;
  const limit = query.limit + 1;
  const typed = splitWords(search);
  const words = searchable(typed).map((word) => folded(word));
  const none = new Map<number, Place>();
  if (typed.length > 0 && words.length === 0) return { rows: [], places: none };
  const filter = { ownerId, status, words };
  if (sort !== "newest") {
    const places = await listing.selectSorted(db, filter, sort, listLanguageIds(language), {
      after,
      limit,
    });
    const rows = await selectCardsByIds(
      db,
      places.map(({ id }) => id),
    );
    return { rows, places: new Map(places.map((place) => [place.id, place])) };
  }
  const before = after?.id;
  // Without a filter, one query reads the cards directly.
  if (status === undefined && words.length === 0)
    return {
      rows: await selectCards(db, { ownerId, before, limit, perBuild: false }),
      places: none,
    };
  const ids = await listing.selectNewest(db, filter, { before, limit });
  return { rows: await selectCardsByIds(db, ids), places: none };
}

/** The number of products, in total and by status: of one owner, or of all. */
export async function countProducts(
  { db }: Context,
  ownerId: number | undefined,
): Promise<ProductCounts> {
  const names = ["all", ...current] as const;
  const counts =
    ownerId === undefined
      ? await listing.countAll(db, names)
      : await listing.countOwned(db, ownerId);
  return Object.fromEntries(names.map((name) => [name, counts[name] ?? 0])) as ProductCounts;
}

/** Adds the rows of products that an older server created without one, and folds the words that it wrote. */
export async function fillListings(db: Tx): Promise<void> {
  await listing.fillListings(db);
  await listing.foldListings(db);
}
