// Counts the products of the store, each count up to a limit.
import { onSale, storeCountMost } from "@lanyard/contract";
import { inArray, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/db.ts";
import { oneOf } from "../../platform/database/one-of.ts";
import { menuEntries } from "../lookup/lookup.tables.ts";
import type { Viewer } from "../product/offer.viewer.ts";
import { submissions } from "../submission/submission.tables.ts";
import { searchEnabled, searchPublic } from "./search.store.ts";

const most = storeCountMost + 1;
const firstPage = { before: undefined, limit: most };

export interface Counts {
  readonly all: number;
  /** By menu entry. */
  readonly entries: ReadonlyMap<number, number>;
}

export const sum = (a: number, b: number): number => Math.min(a + b, most);

async function menuEntryIds(tx: Tx): Promise<number[]> {
  const rows = await tx.select({ id: menuEntries.id }).from(menuEntries).orderBy(menuEntries.id);
  return rows.map(({ id }) => id);
}

/** Counts the given builds by menu entry. */
export async function countByMenuEntry(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: submissions.menuEntryId, count: sql<number>`count(*)::int` })
    .from(submissions)
    .where(inArray(submissions.id, [...ids]))
    .groupBy(submissions.menuEntryId);
  return new Map(rows.flatMap(({ id, count }) => (id === null ? [] : [[id, count]])));
}

/** Counts public builds on sale. */
async function countAll(tx: Tx, entries: readonly number[]): Promise<Counts> {
  const counted = [undefined, ...entries].map((entry) => {
    const ofEntry = entry === undefined ? sql`` : sql` and ${submissions.menuEntryId} = ${entry}`;
    return sql`select ${entry ?? 0}::int as id, count(*)::int as count from (select from ${submissions}
      where ${submissions.status} ${oneOf(onSale)} and not ${submissions.isPrivate}${ofEntry} limit ${most}) counted`;
  });
  const { rows } = await tx.execute<{ id: number; count: number }>(
    sql.join(counted, sql` union all `),
  );
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return { all: counts.get(0) ?? 0, entries: counts };
}

/** Counts public builds on sale that contain these words. */
async function countMatches(
  tx: Tx,
  words: readonly string[],
  entries: readonly number[],
): Promise<Counts> {
  const ids = await searchPublic(tx, { words, menuEntryId: undefined }, firstPage);
  if (ids.length < most) return { all: ids.length, entries: await countByMenuEntry(tx, ids) };
  const counts = new Map<number, number>();
  for (const menuEntryId of entries)
    counts.set(menuEntryId, (await searchPublic(tx, { words, menuEntryId }, firstPage)).length);
  return { all: most, entries: counts };
}

/** Counts the builds with these words that the viewer can see, for every menu entry. */
export async function countOffers(
  tx: Tx,
  viewer: Viewer,
  words: readonly string[],
): Promise<Counts> {
  const ids = await menuEntryIds(tx);
  const open = words.length === 0 ? await countAll(tx, ids) : await countMatches(tx, words, ids);
  const enabledIds = viewer
    ? await searchEnabled(tx, viewer.email, { words, menuEntryId: undefined }, firstPage)
    : [];
  const enabledCounts = await countByMenuEntry(tx, enabledIds);
  return {
    all: sum(open.all, enabledIds.length),
    entries: new Map(
      ids.map((id) => [id, sum(open.entries.get(id) ?? 0, enabledCounts.get(id) ?? 0)]),
    ),
  };
}

export const noOffers = async (tx: Tx): Promise<Counts> => ({
  all: 0,
  entries: new Map((await menuEntryIds(tx)).map((id) => [id, 0])),
});
