// Corrects a search that finds nothing: replaces the words that match nothing with the nearest known ones.
import type { LanguageCode } from "@lanyard/contract";
import type { Tx } from "../../platform/database/db.ts";
import type { Viewer } from "../product/offer.viewer.ts";
import { languageIdOf } from "../product/product.texts.rules.ts";
import { errorsIn, keysNear, lettersOf, nearest } from "./near.rules.ts";
import { isFound } from "./search.store.ts";
import { wordsEnabled, wordsWith } from "./words.store.ts";

const nearestMost = 5;
const triesMost = 8;

interface Asker {
  readonly viewer: Viewer;
  readonly language: LanguageCode;
}

/** The words to search instead of a word, best first; the word itself if something that the viewer sees contains it. */
async function choicesFor(
  tx: Tx,
  { viewer, language }: Asker,
  word: string,
  isKnownToBeMissing: boolean,
): Promise<string[]> {
  const letters = lettersOf(word);
  if (letters === undefined) return [word];
  if (!isKnownToBeMissing && (await isFound(tx, viewer, word))) return [word];
  const languageId = languageIdOf(language);
  const known = await wordsWith(tx, keysNear(languageId, letters));
  const own = viewer
    ? await wordsEnabled(tx, viewer.email, languageId, letters.length - errorsIn(letters))
    : [];
  return nearest(letters, [...known, ...own], nearestMost);
}

/** Combinations with one choice per word, those with the best choices first. */
function combinations(choices: readonly (readonly string[])[]): string[][] {
  let found: { readonly words: string[]; readonly rank: number }[] = [{ words: [], rank: 0 }];
  for (const some of choices)
    found = found
      .flatMap(({ words, rank }) =>
        some.map((word, at) => ({ words: [...words, word], rank: rank + at })),
      )
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, triesMost);
  return found.map(({ words }) => words);
}

/**
 * Tries the nearest words until `search` finds something, and returns the words and the result. As only words with a
 * result are returned, no viewer learns a word that only others may see. Undefined when nothing is found. `isNowhere`:
 * the search has a single word, and it is already known that nothing contains it.
 */
export async function findMeant<T>(
  tx: Tx,
  asker: Asker,
  words: readonly string[],
  isNowhere: boolean,
  search: (words: readonly string[]) => Promise<T[]>,
): Promise<{ readonly words: readonly string[]; readonly rows: T[] } | undefined> {
  const choices: string[][] = [];
  for (const word of words) choices.push(await choicesFor(tx, asker, word, isNowhere));
  if (choices.every((some, at) => some.length === 1 && some[0] === words[at])) return undefined;
  for (const meant of combinations(choices)) {
    const rows = await search(meant);
    if (rows.length > 0) return { words: meant, rows };
  }
  return undefined;
}
