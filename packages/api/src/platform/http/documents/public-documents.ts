// The cache for the documents of the store's public pages, which are made of public data only: kept for a short while,
// the least recently used are evicted first.

/**
 * How long a document is reused. Together with the time that caches keep an answer, something hidden is gone within a
 * minute.
 */
export const documentFreshMs = 5_000;
const most = 200;

interface CacheEntry<Document> {
  readonly expiresAt: number;
  readonly document: Promise<Document | undefined>;
}

export class PublicDocuments<Document> {
  readonly #entries = new Map<string, CacheEntry<Document>>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The cached document if it is recent, otherwise a new one; undefined is not cached. */
  async find(
    key: string,
    make: () => Promise<Document | undefined>,
  ): Promise<Document | undefined> {
    const existing = this.#entries.get(key);
    this.#entries.delete(key);
    const entry =
      existing && existing.expiresAt > this.#now()
        ? existing
        : { expiresAt: this.#now() + documentFreshMs, document: make() };
    // Moves the key to the end: the first key of the map is the least recently used.
    this.#entries.set(key, entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= most) break;
      this.#entries.delete(oldest);
    }
    try {
      const document = await entry.document;
      if (document === undefined) this.#drop(key, entry);
      return document;
    } catch (error) {
      this.#drop(key, entry);
      throw error;
    }
  }

  #drop(key: string, entry: CacheEntry<Document>): void {
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
  }
}
