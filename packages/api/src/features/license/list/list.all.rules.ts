// All licenses of the desk (a company's overview of its licenses) in the wanted order, one page at a time; each license
// is read only once.
import { pageLimits, type LicenseCard, type LicenseOrder } from "@lanyard/contract";
import type { Context } from "../../../platform/context.ts";
import type { Place } from "../../../platform/database/pages.ts";
import { selectParts } from "./list.parts.store.ts";
import {
  toStoreQuery,
  listCards,
  listLicenses,
  noEnd,
  type LicenseQuery,
  type Viewer,
} from "./list.rules.ts";
import { isWalked } from "./list.store.ts";

/** The same order as PostgreSQL's collation `und-x-icu`. */
const byName = new Intl.Collator("und");
const end = (key: string) => (key === noEnd ? Infinity : Number(key));
const compare: Readonly<Record<LicenseOrder, (a: string, b: string) => number>> = {
  renewal: (a, b) => (end(a) === end(b) ? 0 : end(a) - end(b)),
  cost: (a, b) => Number(b) - Number(a),
  name: (a, b) => byName.compare(a, b),
};

/** Merges sorted parts into one sorted sequence. */
export function* merged(
  parts: readonly (readonly Place[])[],
  order: LicenseOrder,
): Generator<Place> {
  const remaining = parts.filter((part) => part.length > 0).map((part) => ({ part, at: 0 }));
  const head = ({ part, at }: (typeof remaining)[number]) => part[at]!;
  while (remaining.length > 0) {
    const next = remaining.reduce((first, other) => {
      const [a, b] = [head(first), head(other)];
      return (compare[order](a.key, b.key) || a.id - b.id) <= 0 ? first : other;
    });
    yield head(next);
    next.at += 1;
    if (next.at === next.part.length) remaining.splice(remaining.indexOf(next), 1);
  }
}

interface Page {
  readonly places: readonly Place[];
  readonly cards: ReadonlyMap<number, LicenseCard>;
}

/** Reads page after page, for an order that an index provides. */
async function* walked(
  context: Context,
  viewer: Viewer,
  query: LicenseQuery,
): AsyncGenerator<Page> {
  const limit = pageLimits.most;
  let after: Place | undefined;
  for (;;) {
    const { places, cards } = await listLicenses(context, viewer, query, { after, limit });
    yield { places: places.slice(0, limit), cards };
    after = places[limit - 1];
    if (places.length <= limit) return;
  }
}

/** Sorts all licenses once and then reads their cards page by page. */
async function* sorted(
  context: Context,
  viewer: Viewer,
  query: LicenseQuery,
): AsyncGenerator<Page> {
  const parts = await selectParts(context.db, viewer.company, toStoreQuery(query, viewer));
  let places: Place[] = [];
  for (const place of merged(parts, query.order)) {
    places.push(place);
    if (places.length < pageLimits.most) continue;
    yield { places, cards: await listCards(context, viewer, places) };
    places = [];
  }
  if (places.length > 0) yield { places, cards: await listCards(context, viewer, places) };
}

/** Skips licenses that are ended in the meantime. */
export async function* readCards(
  context: Context,
  viewer: Viewer,
  query: LicenseQuery,
): AsyncGenerator<readonly LicenseCard[]> {
  const pages = isWalked(toStoreQuery(query, viewer)) ? walked : sorted;
  for await (const { places, cards } of pages(context, viewer, query))
    yield places.flatMap(({ id }) => cards.get(id) ?? []);
}
