// The URLs in a sitemap: public pages, and the pages of public products on sale.
import type { Context } from "../../platform/context.ts";
import { toInstant } from "../../platform/database/instant.ts";
import { listPublicProducts, rangesWithProducts } from "./sitemap.store.ts";
import type { Entry } from "./sitemap.wire.ts";

/** The number of product ids per sitemap, equal to the maximum number of URLs that a sitemap may have. */
const rangeSize = 50_000;
const batchSize = 2_000;

const visitor = {};

/** The sitemaps in the index: one of the pages, and one for each range of ids that contains a public product. */
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

/** In batches, each of which is read after the one before was sent. */
export async function* productEntries(
  { env, replica }: Context,
  range: number,
): AsyncGenerator<readonly Entry[]> {
  const end = (range + 1) * rangeSize;
  for (let start = range * rangeSize; start < end;) {
    const from = start;
    const products = await replica.read(visitor, (db) =>
      listPublicProducts(db, from, end, batchSize),
    );
    yield products.map(({ productId, updatedAt }) => ({
      address: `${env.publicUrl}/store/products/${productId}`,
      changedAt: toInstant(updatedAt),
    }));
    const last = products.at(-1);
    start = last && products.length === batchSize ? last.productId + 1 : end;
  }
}
