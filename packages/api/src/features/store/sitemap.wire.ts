// The wire format of a sitemap: https://www.sitemaps.org/protocol.html.

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const opened = (root: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;

export interface Entry {
  readonly address: string;
  /** ISO 8601. */
  readonly changedAt?: string;
}

/** Writes the document in parts, as the batches of its entries arrive. */
async function* written(
  root: string,
  child: string,
  batches: AsyncIterable<readonly Entry[]>,
): AsyncGenerator<string> {
  yield opened(root);
  for await (const batch of batches)
    yield batch
      .map(({ address, changedAt }) => {
        const date = changedAt === undefined ? "" : `<lastmod>${changedAt}</lastmod>`;
        return `<${child}><loc>${escaped(address)}</loc>${date}</${child}>\n`;
      })
      .join("");
  yield `</${root}>\n`;
}
export const writeSitemap = (batches: AsyncIterable<readonly Entry[]>): AsyncGenerator<string> =>
  written("urlset", "url", batches);
export const writeSitemapIndex = (
  batches: AsyncIterable<readonly Entry[]>,
): AsyncGenerator<string> => written("sitemapindex", "sitemap", batches);

/** Allows crawlers only public pages, and the login page only without a query. */
export const formatRobots = (publicUrl: string): string =>
  [
    "User-agent: *",
    ...["/api/", "/auth", "/dashboard/", "/login?", "/password/"].map(
      (path) => `Disallow: ${path}`,
    ),
    ...["/store/apps", "/store/licenses", "/store/people", "/store/receipts"].map(
      (path) => `Disallow: ${path}`,
    ),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
