// A queue in which parties take turns: who has much waiting holds nobody else up.

export interface Turns<Item> {
  add(party: unknown, item: Item): void;
  /** Takes the next: each party's first before anybody's second. */
  take(): Item | undefined;
  /** Takes this one out; false when it waits no longer. */
  remove(party: unknown, item: Item): boolean;
}

export function openTurns<Item>(): Turns<Item> {
  /** The party whose turn it is comes first. */
  const lines = new Map<unknown, Set<Item>>();
  return {
    add(party, item) {
      const line = lines.get(party);
      if (line) line.add(item);
      else lines.set(party, new Set([item]));
    },
    take() {
      for (const [party, line] of lines) {
        lines.delete(party);
        const [item] = line;
        line.delete(item!);
        if (line.size > 0) lines.set(party, line);
        return item;
      }
      return undefined;
    },
    remove(party, item) {
      const line = lines.get(party);
      const waited = line?.delete(item) ?? false;
      if (line?.size === 0) lines.delete(party);
      return waited;
    },
  };
}
