// Counts the products that a search of the store finds, by menu entry.
import type { LanguageCode, StoreCounts } from "@lanyard/contract";
import type { Tx } from "../../platform/database/db.ts";
import type { Viewer } from "../product/offer.viewer.ts";
import { countByMenuEntry, countOffers, noOffers, sum } from "./counts.store.ts";
import { findSearched } from "./searched.rules.ts";
import { findTitled, withoutWords } from "./titles.store.ts";

/** Counts with the words that the list is searched with, including corrected ones, and the products at its head. */
export async function countStore(
  tx: Tx,
  asker: { readonly viewer: Viewer; readonly language: LanguageCode },
  filter: string,
): Promise<StoreCounts> {
  const { viewer } = asker;
  const find = async (words: readonly string[]) => {
    const counts = await countOffers(tx, viewer, words);
    return counts.all === 0 ? [] : [{ words, counts }];
  };
  const { rows } = await findSearched(tx, asker, find, {
    filter,
    isNarrowed: false,
    isFirst: true,
    instead: undefined,
  });
  const [first] = rows;
  const titled =
    filter === "" ? [] : await findTitled(tx, viewer, { typed: filter, menuEntryId: undefined });
  const more = first ? await withoutWords(tx, titled, first.words) : titled;
  const countByEntry = await countByMenuEntry(tx, more);
  const { all, entries } = first?.counts ?? (await noOffers(tx));
  return {
    all: sum(all, more.length),
    entries: Array.from(entries, ([menu_entry_id, count]) => ({
      menu_entry_id,
      count: sum(count, countByEntry.get(menu_entry_id) ?? 0),
    })),
  };
}
