// The last acknowledged write and the one in flight when the server died: the two values that may be found afterwards.

/** The server died during a request. */
export class Interrupted extends Error {}

interface Entry {
  value: string;
  /** The requested value, until the response arrives. */
  pending?: string;
}

export class Ledger {
  readonly #entries = new Map<string, Entry>();
  /** Keys written, or requested to be written, since their last comparison. */
  readonly #touched = new Set<string>();
  acknowledged = 0;

  get(key: string): string | undefined {
    return this.#entries.get(key)?.value;
  }

  /**
   * Runs a request that changes `key` to `next`. If the request is interrupted, both values are possible from then on.
   */
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

  /** The keys written since their last comparison. */
  touched(): string[] {
    return this.keys().filter((key) => this.#touched.has(key));
  }

  /** Compares with the actual value and continues from it. Returns the problem, undefined when there is none. */
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
