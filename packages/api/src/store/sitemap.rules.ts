// Which addresses a sitemap names: public pages, and the pages of public products on sale.
import type { Context } from "../context.ts";
import { toInstant } from "../database/instant.ts";
import { listPublicProducts, rangesWithProducts } from "./sitemap.store.ts";
import type { Entry } from "./sitemap.wire.ts";

/** Ids of products that one sitemap is about: it may name as many addresses. */
const rangeSize = 50_000;
const batchSize = 2_000;

const visitor = {};

/** The sitemaps that the index names: that of the pages, and one for each range of products that has some. */
export async function* indexEntries({ env, replica }: Context): AsyncGenerator<readonly Entry[]> {
  yield [{ address: `${env.publicUrl}/sitemap/pages.xml` }];
  const ranges = await replica.read(visitor, (db) => rangesWithProducts(db, rangeSize));
  yield ranges.map((range) => ({ address: `${env.publicUrl}/sitemap/products-${range}.xml` }));
}

export async function* pageEntries(
  { env }: Context,
  pages: readonly string[],
): AsyncGenerator<readonly Entry[]> {
  yield pages.map((page) => ({ address: env.publicUrl + page }));
}

/** In batches, each of which is read when the one before is on its way. */
export async function* productEntries(
  { env, replica }: Context,
  range: number,
): AsyncGenerator<readonly Entry[]> {
  const end = (range + 1) * rangeSize;
  for (let start = range * rangeSize; start < end;) {
    const from = start;
    const found = await replica.read(visitor, (db) => listPublicProducts(db, from, end, batchSize));
    yield found.map(({ productId, updatedAt }) => ({
      address: `${env.publicUrl}/store/products/${productId}`,
      changedAt: toInstant(updatedAt),
    }));
    const last = found.at(-1);
    start = last && found.length === batchSize ? last.productId + 1 : end;
  }
}
