// Counts the products that a search of the store finds, by menu entry.
import type { LanguageCode, StoreCounts } from "@lanyard/contract";
import type { Tx } from "../database/db.ts";
import type { Viewer } from "../product/offer.viewer.ts";
import { countOffers } from "./counts.store.ts";
import { findSearched } from "./searched.rules.ts";

/** Counts with the words that the list is searched with, including corrected ones. */
export async function countStore(
  tx: Tx,
  asker: { readonly viewer: Viewer; readonly language: LanguageCode },
  filter: string,
): Promise<StoreCounts> {
  const wireOf = ({ all, entries }: Awaited<ReturnType<typeof countOffers>>): StoreCounts => ({
    all,
    entries: Array.from(entries, ([menu_entry_id, count]) => ({ menu_entry_id, count })),
  });
  let last: StoreCounts | undefined;
  const find = async (words: readonly string[]) => {
    last = wireOf(await countOffers(tx, asker.viewer, words));
    return last.all === 0 ? [] : [last];
  };
  const { rows } = await findSearched(tx, asker, find, {
    filter,
    isNarrowed: false,
    isFirst: true,
    instead: undefined,
  });
  if (rows[0]) return rows[0];
  const { entries } = last ?? wireOf(await countOffers(tx, asker.viewer, []));
  return { all: 0, entries: entries.map((entry) => ({ ...entry, count: 0 })) };
}
