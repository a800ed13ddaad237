// The words that a search of the store is made with: those that were typed, else those that they may have meant.
import type { LanguageCode } from "@lanyard/contract";
import type { Tx } from "../database/db.ts";
import { folded } from "../database/folding.ts";
import { searchable, wordsOf } from "../database/windows.ts";
import type { Viewer } from "../product/offer.viewer.ts";
import { findMeant } from "./meant.rules.ts";

export interface Replaced {
  readonly typed: string;
  readonly searched: string;
}
export interface Searched {
  /** The words that were searched, when they are not those that were typed. */
  readonly instead: readonly string[] | undefined;
  readonly replaced: readonly Replaced[];
}

/** Whether a cursor may hold this: words that a search was made with. */
export const isSearchable = (key: string): boolean =>
  key.length <= longestKey && searchable(wordsOf(key)).length > 0;
export const wordsSearched = (key: string): string[] => searchable(wordsOf(key));

interface Asked {
  readonly filter: string;
  /** By something else than words, too. */
  readonly isNarrowed: boolean;
  readonly isFirst: boolean;
  /** What the first page was searched with. */
  readonly instead: readonly string[] | undefined;
}

/** Eight words of the dictionary, or words as they were typed, with their accents apart. */
const longestKey = 600;

/** Without what cannot be seen, as a soft hyphen, and the signs around a word: quotation marks, brackets, a full stop. */
const bare = (word: string): string => {
  const seen = word.replaceAll(/\p{Cf}/gu, "");
  return seen.replaceAll(/^[^\p{L}\p{N}_]+|[^\p{L}\p{N}_+#]+$/gu, "") || seen;
};

const asTyped: Searched = { instead: undefined, replaced: [] };

const searchedWith = (typed: readonly string[], instead: readonly string[]): Searched => {
  const plain = typed.map((word) => folded(bare(word)));
  return {
    instead,
    replaced: typed.flatMap((word, at) =>
      instead[at] === undefined || instead[at] === plain[at]
        ? []
        : [{ typed: word, searched: instead[at] }],
    ),
  };
};

/** What `find` finds with the words of a filter. */
export async function findSearched<T>(
  tx: Tx,
  asker: { readonly viewer: Viewer; readonly language: LanguageCode },
  find: (words: readonly string[]) => Promise<T[]>,
  { filter, isNarrowed, isFirst, instead }: Asked,
): Promise<{ readonly rows: T[]; readonly searched: Searched }> {
  const all = wordsOf(filter);
  const typed = searchable(all);
  if (all.length > 0 && typed.length === 0) return { rows: [], searched: asTyped };
  if (instead) return { rows: await find(instead), searched: searchedWith(typed, instead) };
  const words = typed.map((word) => folded(word));
  const rows = await find(words);
  if (rows.length > 0 || words.length === 0 || !isFirst) return { rows, searched: asTyped };
  const plain = typed.map((word) => folded(bare(word)));
  if (plain.some((word, at) => word !== words[at])) {
    const found = await find(plain);
    if (found.length > 0) return { rows: found, searched: searchedWith(typed, plain) };
  }
  const isNowhere = plain.length === 1 && !isNarrowed;
  const meant = await findMeant(tx, asker, plain, isNowhere, find);
  return meant
    ? { rows: meant.rows, searched: searchedWith(typed, meant.words) }
    : { rows, searched: asTyped };
}
