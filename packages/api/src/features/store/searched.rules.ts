// The words of a store search: the typed ones, or their corrections when the typed ones find nothing.
import type { LanguageCode } from "@lanyard/contract";
import type { Tx } from "../../platform/database/db.ts";
import { folded } from "../../platform/database/folding.ts";
import { searchable, splitWords } from "../../platform/database/windows.ts";
import type { Viewer } from "../product/offer.viewer.ts";
import { findCorrection } from "./correction.rules.ts";

export interface Replaced {
  readonly typed: string;
  readonly searched: string;
}
export interface Searched {
  /** The words that were searched, if they differ from the typed ones. */
  readonly instead: readonly string[] | undefined;
  readonly replaced: readonly Replaced[];
}

/** Whether a cursor's key consists of words that can be searched. */
export const isSearchable = (key: string): boolean =>
  key.length <= longestKey && searchable(splitWords(key)).length > 0;
export const wordsSearched = (key: string): string[] => searchable(splitWords(key));

interface SearchRequest {
  readonly filter: string;
  /** Whether the search has other conditions than words. */
  readonly isNarrowed: boolean;
  readonly isFirst: boolean;
  /** The words that the first page was searched with, if they differ from the typed ones. */
  readonly instead: readonly string[] | undefined;
}

/** Enough for eight words of the dictionary, or for words as typed with separate accents. */
const longestKey = 600;

/**
 * Removes invisible characters such as soft hyphens, and the punctuation around a word: quotation marks, brackets, full
 * stops.
 */
const bare = (word: string): string => {
  const visible = word.replaceAll(/\p{Cf}/gu, "");
  return visible.replaceAll(/^[^\p{L}\p{N}_]+|[^\p{L}\p{N}_+#]+$/gu, "") || visible;
};

const asTyped: Searched = { instead: undefined, replaced: [] };

const toSearched = (typed: readonly string[], instead: readonly string[]): Searched => {
  const plain = typed.map((word) => folded(bare(word)));
  return {
    instead,
    replaced: typed.flatMap((word, index) =>
      instead[index] === undefined || instead[index] === plain[index]
        ? []
        : [{ typed: word, searched: instead[index] }],
    ),
  };
};

/**
 * Runs `find` with the words of the filter. If the first page is empty, tries the words without punctuation, then the
 * nearest known words.
 */
export async function findSearched<T>(
  tx: Tx,
  asker: { readonly viewer: Viewer; readonly language: LanguageCode },
  find: (words: readonly string[]) => Promise<T[]>,
  { filter, isNarrowed, isFirst, instead }: SearchRequest,
): Promise<{ readonly rows: T[]; readonly searched: Searched }> {
  const all = splitWords(filter);
  const typed = searchable(all);
  if (all.length > 0 && typed.length === 0) return { rows: [], searched: asTyped };
  if (instead) return { rows: await find(instead), searched: toSearched(typed, instead) };
  const words = typed.map((word) => folded(word));
  const rows = await find(words);
  if (rows.length > 0 || words.length === 0 || !isFirst) return { rows, searched: asTyped };
  const plain = typed.map((word) => folded(bare(word)));
  if (plain.some((word, index) => word !== words[index])) {
    const matches = await find(plain);
    if (matches.length > 0) return { rows: matches, searched: toSearched(typed, plain) };
  }
  const isNowhere = plain.length === 1 && !isNarrowed;
  const correction = await findCorrection(tx, asker, plain, isNowhere, find);
  return correction
    ? { rows: correction.rows, searched: toSearched(typed, correction.words) }
    : { rows, searched: asTyped };
}
