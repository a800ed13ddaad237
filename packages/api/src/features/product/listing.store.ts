// Reads the products of a list in its order, and counts them by status.
import { inProgress, productCountMost, type Current, type ProductSort } from "@lanyard/contract";
import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import type { Tx } from "../../platform/database/db.ts";
import type { IdPage, Place } from "../../platform/database/pages.ts";
import { serverSettings } from "../../platform/database/settings.tables.ts";
import { occurAll, searchNewest } from "../../platform/database/windows.ts";
import { productListings } from "./listing.tables.ts";

export interface ListingFilter {
  /** Undefined for all owners. */
  readonly ownerId: number | undefined;
  /** Undefined for any status. */
  readonly status: Current | undefined;
  /** Parts of words, all of which must occur. */
  readonly words: readonly string[];
}

const getColumn = (status: Current) =>
  (inProgress as readonly Current[]).includes(status)
    ? productListings.inProgress
    : productListings.released;

const narrowed = ({ ownerId, status, words }: ListingFilter): SQL[] => [
  ...(ownerId === undefined ? [] : [eq(productListings.ownerId, ownerId)]),
  ...(status === undefined ? [] : [eq(getColumn(status), status)]),
  ...(words.length === 0 ? [] : [occurAll(productListings.words, words)]),
];

/** Ids of products, newest first. A search in the products of all owners uses the index of words. */
export async function selectNewest(
  tx: Tx,
  filter: ListingFilter,
  { before, limit }: IdPage,
): Promise<number[]> {
  const { ownerId, status, words } = filter;
  if (ownerId === undefined && words.length > 0) {
    const { productId: id, tags, words: column } = productListings;
    const search = { words, tags: status === undefined ? [] : [status] };
    const searched = { table: productListings, id, tags, words: column };
    return searchNewest(tx, searched, search, { before, limit });
  }
  const rows = await tx
    .select({ id: productListings.productId })
    .from(productListings)
    .where(
      and(
        ...narrowed(filter),
        before === undefined ? undefined : sql`${productListings.productId} < ${before}`,
      ),
    )
    .orderBy(desc(productListings.productId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The title in the first of these languages that has one, else the product's name. */
function selectTitle(languageIds: readonly number[]): SQL<string> {
  const titles = languageIds.map((id) => sql`${productListings.titles} ->> ${String(id)}`);
  return sql`coalesce(nullif(coalesce(${sql.join(titles, sql`, `)}), ''), ${productListings.name})`;
}

const orders = {
  // The time as a number of microseconds, because PostgreSQL would refuse some texts as a date.
  updated: {
    key: () => sql<string>`(extract(epoch from ${productListings.updatedAt}) * 1000000)::bigint`,
    type: sql.raw("bigint"),
    beyond: sql.raw("<"),
    direction: desc,
  },
  title: {
    key: (languageIds: readonly number[]) =>
      sql<string>`${selectTitle(languageIds)} collate "und-x-icu"`,
    type: sql.raw("text"),
    beyond: sql.raw(">"),
    direction: asc,
  },
} as const satisfies Record<Exclude<ProductSort, "newest">, unknown>;

/** Products in the order `sort`, starting after the last entry of the previous page. */
export function selectSorted(
  tx: Tx,
  filter: ListingFilter,
  sort: keyof typeof orders,
  languageIds: readonly number[],
  { after, limit }: { readonly after: Place | undefined; readonly limit: number },
): Promise<Place[]> {
  const { key, type, beyond, direction } = orders[sort];
  const behind =
    after &&
    sql`(${key(languageIds)}, ${productListings.productId}) ${beyond} (${after.key}::${type}, ${after.id}::bigint)`;
  return tx
    .select({ id: productListings.productId, key: sql<string>`(${key(languageIds)})::text` })
    .from(productListings)
    .where(and(...narrowed(filter), behind))
    .orderBy(direction(key(languageIds)), direction(productListings.productId))
    .limit(limit);
}

export interface Counts extends Readonly<Record<Current, number>> {
  readonly all: number;
}
const most = productCountMost + 1;

/** Counts the products of one owner with one query. */
export async function countOwned(tx: Tx, ownerId: number): Promise<Partial<Counts>> {
  const rows = await tx
    .select({
      inProgress: productListings.inProgress,
      released: productListings.released,
      count: sql<number>`count(*)::int`,
    })
    .from(productListings)
    .where(eq(productListings.ownerId, ownerId))
    .groupBy(productListings.inProgress, productListings.released);
  const counts: Partial<Record<keyof Counts, number>> = {};
  for (const { inProgress: one, released: other, count } of rows)
    for (const name of ["all", one, other] as const)
      if (name) counts[name] = Math.min((counts[name] ?? 0) + count, most);
  return counts;
}

/** Counts the products of all owners, each count up to a limit. */
export async function countAll(tx: Tx, names: readonly (keyof Counts)[]): Promise<Partial<Counts>> {
  const counted = names.map((name) => {
    const where = name === "all" ? sql`true` : eq(getColumn(name), name);
    return sql`select ${name} as name, count(*)::int as count from (select from ${productListings} where ${where} limit ${most}) counted`;
  });
  const { rows } = await tx.execute<{ name: keyof Counts; count: number }>(
    sql.join(counted, sql` union all `),
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

const batch = 1_000;

/** Adds the missing rows, in batches: those of products that were created before the table existed. */
export async function fillListings(db: Tx): Promise<void> {
  let last = 0;
  for (;;) {
    const { rows } = await db.execute<{ id: string | null }>(
      sql`with missing as (
          select p.id from products p where p.id > ${last}
            and not exists (select from ${productListings} l where l.product_id = p.id)
            order by p.id limit ${batch}),
        filled as (
          insert into ${productListings} select d.* from product_listings_due d
            where d.product_id in (select id from missing) on conflict do nothing)
        select max(id) as id from missing`,
    );
    const id = rows[0]?.id;
    if (!id) return;
    last = Number(id);
  }
}

const allFolded = "product_listings_folded";

/**
 * Folds the words of the rows that were written before migration 0023; the trigger folds later ones. In batches, once
 * per database. Each update starts from the row's current words, so that it does not undo a concurrent change.
 */
export async function foldListings(db: Tx): Promise<void> {
  const isFolded = await db.$count(serverSettings, eq(serverSettings.name, allFolded));
  for (let last = isFolded ? undefined : 0; last !== undefined;) {
    const { rows } = await db.execute<{ id: string | null }>(
      sql`with older as (
          select product_id as id, words from ${productListings} where product_id > ${last}
            order by product_id limit ${batch}),
        folded as (
          update ${productListings} l set words = searched_words(l.words) from older
            where l.product_id = older.id and older.words <> searched_words(older.words))
        select max(id) as id from older`,
    );
    const id = rows[0]?.id;
    last = id ? Number(id) : undefined;
  }
  if (!isFolded)
    await db.insert(serverSettings).values({ name: allFolded, value: "1" }).onConflictDoNothing();
}
