// What two lists of texts have in common and what they do not, in order.
import diffSequences from "@jest/diff-sequences";

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
  diffSequences(
    left.length,
    right.length,
    (one, other) => before[left[one] as number] === after[right[other] as number],
    (count, one, other) => {
      for (let step = 0; step < count; step += 1) {
        const now = right[other + step] as number;
        upTo(left[one + step] as number, now);
        add("same", after.slice(now, now + 1));
      }
    },
  );
  upTo(before.length, after.length);
  return runs;
};

/** Words with the space after them, so that a replaced sentence is one piece; a sign of several code points stays whole. */
export const wordsOf = (text: string): string[] =>
  text.match(/(?:\p{RGI_Emoji}|[\p{L}\p{M}\p{N}_]+|\S)\s*|\s+/gv) ?? [];
