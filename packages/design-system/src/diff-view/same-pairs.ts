// Which items of two lists are the same, in the order of both: all of them, or enough where to find all would take too long.
import diffSequences from "@jest/diff-sequences";

/** Where an item stands in the one list, and in the other. */
export type Pair = readonly [one: number, other: number];

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly otherFrom: number;
  readonly otherTo: number;
}

/** Comparisons, counted and not timed, so that everybody sees the same: a few hundredths of a second. */
const mostSteps = 2_000_000;
const tooFar = new Error("too many steps");

/** Items that stand once in a stretch, with their places. */
const placesOnce = (items: readonly string[], from: number, to: number) => {
  const places = new Map<string, number>();
  for (let at = from; at < to; at += 1) {
    const item = items[at] as string;
    places.set(item, places.has(item) ? -1 : at);
  }
  return places;
};

/** The most pairs that follow each other in both lists, of pairs in the order of the one. */
const inOrder = (pairs: readonly Pair[]): Pair[] => {
  // By length, the pair that a row of that length can end with earliest in the other list, and the pair before each.
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

  /** The most that a stretch can have in common; undefined when the steps are used up before. */
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

  /** What stands once in both divides a stretch into smaller ones; a stretch without it counts as another one. */
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
    // The same at both ends needs no search.
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
