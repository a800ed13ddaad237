// The cache for the documents of the store's public pages, which are made of public data only: kept for a short while,
// the least recently used are evicted first.

/**
 * How long a document is reused. Together with the time that caches keep an answer, something hidden is gone within a
 * minute.
 */
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

  /** The cached document if it is recent, otherwise a new one; undefined is not cached. */
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
    // Moves the key to the end: the first key of the map is the least recently used.
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
