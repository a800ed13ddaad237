// What was acknowledged, and what was under way when the server died: the two values a reader may find afterwards.

/** The server went away in the middle of a request. */
export class Interrupted extends Error {}

interface Entry {
  value: string;
  /** Asked for, not answered. */
  pending?: string;
}

export class Ledger {
  readonly #entries = new Map<string, Entry>();
  /** Written, or asked to be written, since they were compared. */
  readonly #touched = new Set<string>();
  acknowledged = 0;

  get(key: string): string | undefined {
    return this.#entries.get(key)?.value;
  }

  /** Runs a request that changes `key` to `next`. When it is interrupted, both values are possible from then on. */
  async write(key: string, next: string, request: () => Promise<unknown>): Promise<void> {
    const entry = this.#entries.get(key);
    if (entry) entry.pending = next;
    this.#touched.add(key);
    await request();
    this.acknowledged += 1;
    this.#entries.set(key, { value: next });
  }

  keys(): string[] {
    return [...this.#entries.keys()];
  }

  /** Those that have been written since they were compared. */
  touched(): string[] {
    return this.keys().filter((key) => this.#touched.has(key));
  }

  /** Compares with what is really there, and goes on from that. Answers what is wrong. */
  settle(key: string, actual: string): string | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const allowed = entry.pending === undefined ? [entry.value] : [entry.value, entry.pending];
    this.#entries.set(key, { value: actual });
    this.#touched.delete(key);
    return allowed.includes(actual)
      ? undefined
      : `${key} is ${actual}, and only ${allowed.join(" or ")} was written`;
  }
}
