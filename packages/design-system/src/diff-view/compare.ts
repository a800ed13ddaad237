// Compares two lists of strings: which items are the same, removed or added, in order.
import { samePairs } from "./same-pairs.ts";

export interface Run {
  kind: "same" | "removed" | "added";
  items: string[];
}

/** Indexes of the items that the other list contains as well. */
const shared = (items: readonly string[], others: readonly string[]) => {
  const known = new Set(others);
  return items.flatMap((item, index) => (known.has(item) ? [index] : []));
};

export const compare = (before: readonly string[], after: readonly string[]): Run[] => {
  const runs: Run[] = [];
  const add = (kind: Run["kind"], items: readonly string[]) => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.items.push(...items);
    else if (items.length > 0) runs.push({ kind, items: [...items] });
  };
  // Items missing from the other list cannot match; leaving them out makes files without common lines cheap to compare.
  const left = shared(before, after);
  const right = shared(after, before);
  let read = 0;
  let written = 0;
  const upTo = (old: number, now: number) => {
    add("removed", before.slice(read, old));
    add("added", after.slice(written, now));
    read = old + 1;
    written = now + 1;
  };
  const pairs = samePairs(
    left.map((at) => before[at] as string),
    right.map((at) => after[at] as string),
  );
  for (const [one, other] of pairs) {
    const now = right[other] as number;
    upTo(left[one] as number, now);
    add("same", after.slice(now, now + 1));
  }
  upTo(before.length, after.length);
  return runs;
};

/** Scripts that put no spaces between words. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/v;

/** Created on first use, because creating it is slow. */
let segmenter: Intl.Segmenter | undefined;

/** Splits a text without spaces into words, using the browser's dictionaries. */
const segmentsOf = (text: string): string[] => {
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
export const wordsOf = (text: string): string[] =>
  (text.match(/(?:\p{RGI_Emoji}|[\p{L}\p{M}\p{N}_]+|\S)\s*|\s+/gv) ?? []).flatMap((word) =>
    unspaced.test(word) ? segmentsOf(word) : [word],
  );
