// The documents of the store's public pages, which are made of what everybody may read: kept for a short while, the
// least asked for leave first.

/** How long a document is sent again: with the answers that caches keep, what was hidden is gone within a minute. */
export const documentFreshMs = 5_000;
const most = 200;

interface Kept<Document> {
  readonly until: number;
  readonly document: Promise<Document | undefined>;
}

export class PublicDocuments<Document> {
  readonly #kept = new Map<string, Kept<Document>>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** As it was made a moment ago, or made now; undefined is not kept. */
  async find(
    key: string,
    make: () => Promise<Document | undefined>,
  ): Promise<Document | undefined> {
    const known = this.#kept.get(key);
    this.#kept.delete(key);
    const kept =
      known && known.until > this.#now()
        ? known
        : { until: this.#now() + documentFreshMs, document: make() };
    // Behind all others: the first of the map is the one that was asked for least lately.
    this.#kept.set(key, kept);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= most) break;
      this.#kept.delete(oldest);
    }
    try {
      const document = await kept.document;
      if (document === undefined) this.#drop(key, kept);
      return document;
    } catch (error) {
      this.#drop(key, kept);
      throw error;
    }
  }

  #drop(key: string, kept: Kept<Document>): void {
    if (this.#kept.get(key) === kept) this.#kept.delete(key);
  }
}
