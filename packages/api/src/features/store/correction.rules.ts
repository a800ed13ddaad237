// Corrects a search that finds nothing: replaces the words that match nothing with the nearest known ones.
import type { LanguageCode } from "@lanyard/contract";
import type { Tx } from "../../platform/database/db.ts";
import type { Viewer } from "../product/offer.viewer.ts";
import { getLanguageId } from "../product/product.texts.rules.ts";
import { countAllowedErrors, keysNear, parseLetters, nearest } from "./near.rules.ts";
import { hasMatch } from "./search.store.ts";
import { wordsEnabled, findWords } from "./words.store.ts";

const nearestMost = 5;
const triesMost = 8;

interface Asker {
  readonly viewer: Viewer;
  readonly language: LanguageCode;
}

/** The words to search instead of a word, best first; the word itself if something that the viewer sees contains it. */
async function findChoices(
  tx: Tx,
  { viewer, language }: Asker,
  word: string,
  isMissing: boolean,
): Promise<string[]> {
  const letters = parseLetters(word);
  if (letters === undefined) return [word];
  if (!isMissing && (await hasMatch(tx, viewer, word))) return [word];
  const languageId = getLanguageId(language);
  const publicWords = await findWords(tx, keysNear(languageId, letters));
  const enabledWords = viewer
    ? await wordsEnabled(tx, viewer.email, languageId, letters.length - countAllowedErrors(letters))
    : [];
  return nearest(letters, [...publicWords, ...enabledWords], nearestMost);
}

/** Combinations with one choice per word, those with the best choices first. */
function combinations(choices: readonly (readonly string[])[]): string[][] {
  let combined: { readonly words: string[]; readonly rank: number }[] = [{ words: [], rank: 0 }];
  for (const some of choices)
    combined = combined
      .flatMap(({ words, rank }) =>
        some.map((word, index) => ({ words: [...words, word], rank: rank + index })),
      )
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, triesMost);
  return combined.map(({ words }) => words);
}

/**
 * Tries the nearest words until `search` finds something, and returns the words and the result. As only words with a
 * result are returned, no viewer learns a word that only others may see. Undefined when nothing is found. `isNowhere`:
 * the search has a single word, and it is already known that nothing contains it.
 */
export async function findCorrection<T>(
  tx: Tx,
  asker: Asker,
  words: readonly string[],
  isNowhere: boolean,
  search: (words: readonly string[]) => Promise<T[]>,
): Promise<{ readonly words: readonly string[]; readonly rows: T[] } | undefined> {
  const choices: string[][] = [];
  for (const word of words) choices.push(await findChoices(tx, asker, word, isNowhere));
  if (choices.every((some, index) => some.length === 1 && some[0] === words[index]))
    return undefined;
  for (const corrected of combinations(choices)) {
    const rows = await search(corrected);
    if (rows.length > 0) return { words: corrected, rows };
  }
  return undefined;
}
