// Pairs equal items of two lists in order: the longest possible sequence, or a good one where finding the longest takes
// too long.
import diffSequences from "@jest/diff-sequences";

/** Indexes of an item in the one list and in the other. */
export type Pair = readonly [one: number, other: number];

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly otherFrom: number;
  readonly otherTo: number;
}

/**
 * Maximum number of comparisons, some hundredths of a second; counted instead of timed, so that the result is the same
 * on every machine.
 */
const mostSteps = 2_000_000;
const tooFar = new Error("too many steps");

/** Index of each item that occurs once in a stretch, or -1 for an item that occurs several times. */
const placesOnce = (items: readonly string[], from: number, to: number) => {
  const places = new Map<string, number>();
  for (let at = from; at < to; at += 1) {
    const item = items[at] as string;
    places.set(item, places.has(item) ? -1 : at);
  }
  return places;
};

/**
 * The longest increasing subsequence: of pairs ordered by the one list, as many as possible that are also in order in
 * the other.
 */
const inOrder = (pairs: readonly Pair[]): Pair[] => {
  // `ends[n]` is the pair that ends the best sequence of length n + 1, with the smallest index in the other list;
  // `before` links each pair to the one before it.
  const ends: number[] = [];
  const before: number[] = [];
  pairs.forEach(([, other], index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] as number] as Pair)[1] < other) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  });
  const row: Pair[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] as number)
    row.push(pairs[index] as Pair);
  return row.toReversed();
};

export const samePairs = (
  one: readonly string[],
  other: readonly string[],
  most = mostSteps,
): Pair[] => {
  const found: Pair[] = [];
  let steps = most;

  /** The longest sequence of pairs in a stretch; undefined when the steps run out. */
  const all = ({ from, to, otherFrom, otherTo }: Stretch): Pair[] | undefined => {
    const pairs: Pair[] = [];
    try {
      diffSequences(
        to - from,
        otherTo - otherFrom,
        (at, there) => {
          steps -= 1;
          if (steps < 0) throw tooFar;
          return one[from + at] === other[otherFrom + there];
        },
        (count, at, there) => {
          for (let step = 0; step < count; step += 1)
            pairs.push([from + at + step, otherFrom + there + step]);
        },
      );
    } catch (error) {
      if (error !== tooFar) throw error;
      return undefined;
    }
    return pairs;
  };

  /**
   * Splits a stretch at items that occur once in both lists; a stretch without such items counts as entirely different.
   */
  const some = ({ from, to, otherFrom, otherTo }: Stretch): void => {
    const places = placesOnce(other, otherFrom, otherTo);
    const anchors = inOrder(
      [...placesOnce(one, from, to)].flatMap(([item, at]) => {
        const there = places.get(item) ?? -1;
        return at < 0 || there < 0 ? [] : [[at, there] as const];
      }),
    );
    if (anchors.length === 0) return;
    let [start, otherStart] = [from, otherFrom];
    for (const anchor of anchors) {
      const [at, there] = anchor;
      within({ from: start, to: at, otherFrom: otherStart, otherTo: there });
      found.push(anchor);
      [start, otherStart] = [at + 1, there + 1];
    }
    within({ from: start, to, otherFrom: otherStart, otherTo });
  };

  const within = (stretch: Stretch): void => {
    let { from, to, otherFrom, otherTo } = stretch;
    // Equal items at both ends need no search.
    while (from < to && otherFrom < otherTo && one[from] === other[otherFrom]) {
      found.push([from, otherFrom]);
      from += 1;
      otherFrom += 1;
    }
    const tail: Pair[] = [];
    while (from < to && otherFrom < otherTo && one[to - 1] === other[otherTo - 1]) {
      to -= 1;
      otherTo -= 1;
      tail.push([to, otherTo]);
    }
    if (from < to && otherFrom < otherTo) {
      const inner = { from, to, otherFrom, otherTo };
      const pairs = all(inner);
      if (pairs) for (const pair of pairs) found.push(pair);
      else some(inner);
    }
    for (const pair of tail.toReversed()) found.push(pair);
  };

  within({ from: 0, to: one.length, otherFrom: 0, otherTo: other.length });
  return found;
};
