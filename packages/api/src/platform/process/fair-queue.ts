// A fair queue: groups take turns, so one with many items does not delay the others.

export interface FairQueue<Item> {
  add(group: unknown, item: Item): void;
  /** Takes the next item: the first of every group comes before the second of any. */
  take(): Item | undefined;
  /** Removes an item; false when the queue does not contain it. */
  remove(group: unknown, item: Item): boolean;
}

export function fairQueue<Item>(): FairQueue<Item> {
  /** The groups in the order of their turns. */
  const lines = new Map<unknown, Set<Item>>();
  return {
    add(group, item) {
      const line = lines.get(group);
      if (line) line.add(item);
      else lines.set(group, new Set([item]));
    },
    take() {
      for (const [group, line] of lines) {
        lines.delete(group);
        const [item] = line;
        line.delete(item!);
        if (line.size > 0) lines.set(group, line);
        return item;
      }
      return undefined;
    },
    remove(group, item) {
      const line = lines.get(group);
      const waited = line?.delete(item) ?? false;
      if (line?.size === 0) lines.delete(group);
      return waited;
    },
  };
}
