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
  for (let index = from; index < to; index += 1) {
    const item = items[index] as string;
    places.set(item, places.has(item) ? -1 : index);
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
  const previous: number[] = [];
  pairs.forEach(([, other], index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] as number] as Pair)[1] < other) low = middle + 1;
      else high = middle;
    }
    previous[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  });
  const row: Pair[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] as number)
    row.push(pairs[index] as Pair);
  return row.toReversed();
};

export const samePairs = (
  one: readonly string[],
  other: readonly string[],
  most = mostSteps,
): Pair[] => {
  const result: Pair[] = [];
  let steps = most;

  /** The longest sequence of pairs in a stretch; undefined when the steps run out. */
  const all = ({ from, to, otherFrom, otherTo }: Stretch): Pair[] | undefined => {
    const pairs: Pair[] = [];
    try {
      diffSequences(
        to - from,
        otherTo - otherFrom,
        (index, there) => {
          steps -= 1;
          if (steps < 0) throw tooFar;
          return one[from + index] === other[otherFrom + there];
        },
        (count, index, there) => {
          for (let step = 0; step < count; step += 1)
            pairs.push([from + index + step, otherFrom + there + step]);
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
      [...placesOnce(one, from, to)].flatMap(([item, index]) => {
        const there = places.get(item) ?? -1;
        return index < 0 || there < 0 ? [] : [[index, there] as const];
      }),
    );
    if (anchors.length === 0) return;
    let [start, otherStart] = [from, otherFrom];
    for (const anchor of anchors) {
      const [index, there] = anchor;
      comparePart({ from: start, to: index, otherFrom: otherStart, otherTo: there });
      result.push(anchor);
      [start, otherStart] = [index + 1, there + 1];
    }
    comparePart({ from: start, to, otherFrom: otherStart, otherTo });
  };

  const comparePart = (stretch: Stretch): void => {
    let { from, to, otherFrom, otherTo } = stretch;
    // Equal items at both ends need no search.
    while (from < to && otherFrom < otherTo && one[from] === other[otherFrom]) {
      result.push([from, otherFrom]);
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
      if (pairs) for (const pair of pairs) result.push(pair);
      else some(inner);
    }
    for (const pair of tail.toReversed()) result.push(pair);
  };

  comparePart({ from: 0, to: one.length, otherFrom: 0, otherTo: other.length });
  return result;
};
