// Compares two lists of strings: which items are the same, removed or added, in order.
import { samePairs } from "./same-pairs.ts";

export interface Run {
  kind: "same" | "removed" | "added";
  items: string[];
}

/** Indexes of the items that the other list contains as well. */
const shared = (items: readonly string[], others: readonly string[]) => {
  const otherItems = new Set(others);
  return items.flatMap((item, index) => (otherItems.has(item) ? [index] : []));
};

export const compare = (before: readonly string[], after: readonly string[]): Run[] => {
  const runs: Run[] = [];
  const add = (kind: Run["kind"], items: readonly string[]) => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.items.push(...items);
    else if (items.length > 0) runs.push({ kind, items: [...items] });
  };
  // Items missing from the other list cannot match; leaving them out makes files without common lines cheap to compare.
  const oldIndexes = shared(before, after);
  const newIndexes = shared(after, before);
  let oldEnd = 0;
  let newEnd = 0;
  const addUntil = (old: number, now: number) => {
    add("removed", before.slice(oldEnd, old));
    add("added", after.slice(newEnd, now));
    oldEnd = old + 1;
    newEnd = now + 1;
  };
  const pairs = samePairs(
    oldIndexes.map((index) => before[index] as string),
    newIndexes.map((index) => after[index] as string),
  );
  for (const [one, other] of pairs) {
    const now = newIndexes[other] as number;
    addUntil(oldIndexes[one] as number, now);
    add("same", after.slice(now, now + 1));
  }
  addUntil(before.length, after.length);
  return runs;
};

/** Scripts that put no spaces between words. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/v;

/** Created on first use, because creating it is slow. */
let segmenter: Intl.Segmenter | undefined;

/** Splits a text without spaces into words, using the browser's dictionaries. */
const segmentWords = (text: string): string[] => {
  const words: string[] = [];
  segmenter ??= new Intl.Segmenter("en", { granularity: "word" });
  for (const { segment } of segmenter.segment(text))
    if (segment.trim() === "" && words.length > 0) words[words.length - 1] += segment;
    else words.push(segment);
  return words;
};

/**
 * Splits a text into words, each with the whitespace after it, so that a replaced sentence is one run; emoji of several
 * code points stay whole.
 */
export const splitWords = (text: string): string[] =>
  (text.match(/(?:\p{RGI_Emoji}|[\p{L}\p{M}\p{N}_]+|\S)\s*|\s+/gv) ?? []).flatMap((word) =>
    unspaced.test(word) ? segmentWords(word) : [word],
  );
