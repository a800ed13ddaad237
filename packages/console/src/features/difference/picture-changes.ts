// How pictures changed between two builds: added, removed, replaced, moved.

export interface PictureChange {
  readonly change: "added" | "removed" | "replaced" | "moved";
  /** URL and position, from 1. */
  readonly before?: { readonly src: string; readonly place: number };
  readonly after?: { readonly src: string; readonly place: number };
}

interface Placed {
  readonly src: string;
  readonly place: number;
  /** Unique key, also when the same picture occurs twice. */
  readonly id: string;
}

function placed(sources: readonly string[]): Placed[] {
  const counts = new Map<string, number>();
  return sources.map((src, index) => {
    const times = (counts.get(src) ?? 0) + 1;
    counts.set(src, times);
    return { src, place: index + 1, id: `${times} ${src}` };
  });
}

/** The longest subsequence of pictures that are in the same order in both builds: those have not moved. */
function inOrder(places: readonly number[]): ReadonlySet<number> {
  const rows: number[][] = [];
  for (const place of places) {
    const before = rows.filter((row) => row.at(-1)! < place);
    const longest = before.toSorted((one, other) => other.length - one.length)[0] ?? [];
    rows.push([...longest, place]);
  }
  return new Set(rows.toSorted((one, other) => other.length - one.length)[0]);
}

/** Picture URLs are derived from the content, so the same picture has the same URL. Sorted by new position. */
export function pictureChanges(
  before: readonly string[],
  after: readonly string[],
): PictureChange[] {
  const [old, now] = [placed(before), placed(after)];
  const previousPlaces = now.flatMap(({ id }) => old.find((one) => one.id === id)?.place ?? []);
  const still = inOrder(previousPlaces);
  const removed = old.filter(({ id }) => !now.some((one) => one.id === id));
  const came = now.filter(({ id }) => !old.some((one) => one.id === id));
  const moved = now.flatMap((after_) => {
    const previous = old.find(({ id }) => id === after_.id);
    return previous && !still.has(previous.place)
      ? [{ change: "moved" as const, before: previous, after: after_ }]
      : [];
  });
  const replaced = came.flatMap((one) => {
    const previous = removed.find(({ place }) => place === one.place);
    return previous ? [{ change: "replaced" as const, before: previous, after: one }] : [];
  });
  const isReplaced = (one: Placed) =>
    replaced.some(({ before: previous, after: is }) => previous === one || is === one);
  const all = [
    ...replaced,
    ...moved,
    ...came
      .filter((one) => !isReplaced(one))
      .map((one) => ({ change: "added" as const, after: one })),
    ...removed
      .filter((one) => !isReplaced(one))
      .map((one) => ({ change: "removed" as const, before: one })),
  ];
  const toPlacement = (one: Placed | undefined) => one && { src: one.src, place: one.place };
  return all
    .map((entry) => ({
      change: entry.change,
      ...("before" in entry && { before: toPlacement(entry.before)! }),
      ...("after" in entry && { after: toPlacement(entry.after)! }),
    }))
    .toSorted(
      (one, other) => (one.after ?? one.before)!.place - (other.after ?? other.before)!.place,
    );
}
