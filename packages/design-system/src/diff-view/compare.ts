// What two lists of texts have in common and what they do not, in order.
import { samePairs } from "./same-pairs.ts";

export interface Run {
  kind: "same" | "removed" | "added";
  items: string[];
}

/** Where the items stand that the other list has, too. */
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
  // What the other list does not have cannot be common: without it two files that share nothing cost nothing.
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

/** Scripts that put no space between words. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/v;

/** Made for the first text that needs it, as it is slow to make. */
let segmenter: Intl.Segmenter | undefined;

/** The words of a text without spaces between them, as the browser's dictionaries find them. */
const segmentsOf = (text: string): string[] => {
  const words: string[] = [];
  segmenter ??= new Intl.Segmenter("en", { granularity: "word" });
  for (const { segment } of segmenter.segment(text))
    if (segment.trim() === "" && words.length > 0) words[words.length - 1] += segment;
    else words.push(segment);
  return words;
};

/** Words with the space after them, so that a replaced sentence is one piece; a sign of several code points stays whole. */
export const wordsOf = (text: string): string[] =>
  (text.match(/(?:\p{RGI_Emoji}|[\p{L}\p{M}\p{N}_]+|\S)\s*|\s+/gv) ?? []).flatMap((word) =>
    unspaced.test(word) ? segmentsOf(word) : [word],
  );
