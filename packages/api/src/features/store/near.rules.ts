// Which words are near to a mistyped one, and how near. The beginning of a word counts as a word too.

const shortest = 4;
const longest = 32;
const keyed = 7;
/** Words of at least this many letters may have two errors, shorter ones have one. */
const two = 8;

export const countAllowedErrors = (word: string): number => (word.length < two ? 1 : 2);

/** The letters of a word without the signs around it; undefined when the word is not checked for typing errors. */
export function parseLetters(typed: string): string | undefined {
  const letters = /^[^\p{L}\p{N}]*(\p{Alphabetic}+)[^\p{L}\p{N}]*$/u
    .exec(typed)?.[1]
    ?.toLowerCase();
  return letters !== undefined && letters.length >= shortest && letters.length <= longest
    ? letters
    : undefined;
}

const deleteEachLetter = (word: string): string[] =>
  Array.from(word, (_letter, index) => word.slice(0, index) + word.slice(index + 1));

/** The dictionary keys (see migration 0027) of a mistyped word: every near word has at least one of them. */
export function keysNear(languageId: number, letters: string): string[] {
  const once = deleteEachLetter(letters.slice(0, keyed));
  const keys = countAllowedErrors(letters) === 1 ? once : once.flatMap(deleteEachLetter);
  return Array.from(new Set(keys), (key) => `${languageId}${key}`);
}

export interface Distance {
  /** Edit distance to the nearest beginning of the word; a swap of two neighbouring letters counts as one edit. */
  readonly beginning: number;
  /** Edit distance to the whole word. */
  readonly whole: number;
  /** The nearest beginning. */
  readonly start: string;
}

export function measureDistance(typed: string, word: string): Distance {
  let before: number[] = [];
  let above = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row];
    for (let index = 1; index <= word.length; index += 1) {
      const same = typed[row - 1] === word[index - 1];
      let least = Math.min(
        above[index]! + 1,
        line[index - 1]! + 1,
        above[index - 1]! + (same ? 0 : 1),
      );
      if (
        row > 1 &&
        index > 1 &&
        typed[row - 1] === word[index - 2] &&
        typed[row - 2] === word[index - 1]
      )
        least = Math.min(least, before[index - 2]! + 1);
      line.push(least);
    }
    before = above;
    above = line;
  }
  const beginning = Math.min(...above);
  // Among equally near beginnings, takes the one whose length is closest to the typed word.
  const ends = above.flatMap((distance, index) => (distance === beginning ? [index] : []));
  const end = ends.toSorted(
    (a, b) => Math.abs(a - typed.length) - Math.abs(b - typed.length) || b - a,
  )[0]!;
  return { beginning, whole: above.at(-1)!, start: word.slice(0, end) };
}

/** The words to search instead of `letters`: near words, and near beginnings of words, the nearest first. */
export function nearest(letters: string, words: readonly string[], most: number): string[] {
  const errors = countAllowedErrors(letters);
  const near = words
    .map((word) => ({ word, ...measureDistance(letters, word) }))
    .filter(({ beginning, start }) => beginning <= errors && start.length >= shortest - 1)
    .map(({ word, beginning, whole, start }) => ({
      // A near whole word is preferred to its beginning.
      text: whole <= errors ? word : start,
      distance: whole <= errors ? whole : beginning + 0.5,
      // People rarely mistype the first letter of a word.
      begins: word[0] === letters[0] ? 0 : 1,
    }))
    .toSorted(
      (a, b) =>
        a.distance - b.distance ||
        a.begins - b.begins ||
        Math.abs(a.text.length - letters.length) - Math.abs(b.text.length - letters.length) ||
        (a.text < b.text ? -1 : 1),
    );
  return [...new Set(near.map(({ text }) => text))].slice(0, most);
}
