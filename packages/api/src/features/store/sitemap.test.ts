// What crawlers get: the current public pages and public products.
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { putOnSale } from "../../../test/on-sale.ts";
import { pageEntries } from "./sitemap.rules.ts";
import { writeSitemap } from "./sitemap.wire.ts";

let app: TestApp;
const origin = "https://badge.example";
beforeAll(async () => {
  app = await testApp({ PUBLIC_URL: origin });
});
afterAll(() => app.close());

const get = (url: string) => app.fastify.inject(url);
const addresses = async (url: string) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(200);
  return Array.from(body.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address);
};
const page = (id: number) => `${origin}/store/products/${id}`;

test("robots.txt keeps crawlers to public pages, and leads to the sitemap", async () => {
  const { headers, body } = await get("/robots.txt");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body).toContain("User-agent: *\nDisallow: /api/\n");
  expect(body).toContain("Disallow: /dashboard/\n");
  expect(body).toContain("Disallow: /store/receipts\n");
  expect(body).toMatch(/^Disallow: \/login\?$/m);
  expect(body).toContain("Disallow: /password/\n");
  expect(body).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
  expect(body).not.toMatch(/Disallow: \/(?:store|login)?\n/);
});

test("the console's public pages are in it, with what XML does not take as it is escaped", async () => {
  const parts = writeSitemap(pageEntries(app, ["/", "/docs/start", "/?a&b<'"]));
  const document = await text(Readable.from(parts));
  expect(Array.from(document.matchAll(/<loc>(.+)<\/loc>/g), ([, address]) => address)).toEqual([
    `${origin}/`,
    `${origin}/docs/start`,
    `${origin}/?a&amp;b&lt;&apos;`,
  ]);
});

test("public products on sale are in it with their last change, and no others", async () => {
  const published = await putOnSale(app, { texts: { 1: "Aperto" } });
  const others = [
    await putOnSale(app, { texts: { 1: "Riservato" }, enabled: ["first@company.test"] }),
    await putOnSale(app, { texts: { 1: "Nascosto" }, status: "hidden" }),
    await putOnSale(app, { texts: { 1: "Bozza" }, status: "draft" }),
    await putOnSale(app, { texts: { 1: "Vecchio" }, status: "superseded" }),
  ];
  expect(await addresses("/sitemap.xml")).toEqual([
    `${origin}/sitemap/pages.xml`,
    `${origin}/sitemap/products-0.xml`,
  ]);
  expect(await addresses("/sitemap/products-0.xml")).toEqual([page(published.productId)]);
  const { body, headers } = await get("/sitemap/products-0.xml");
  expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
  expect(body).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n/,
  );
  expect(body).toMatch(/<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod><\/url>\n<\/urlset>\n$/);
  const hide = (id: number) =>
    app.rows(`update submissions set status = 'hidden' where id = ${id} returning id`);
  await hide(published.submissionId);
  expect(await addresses("/sitemap/products-0.xml")).toEqual([]);
  expect(await addresses("/sitemap.xml")).toEqual([`${origin}/sitemap/pages.xml`]);
  expect(others).toHaveLength(4);
});

test("thousands come in batches, each once, and each sitemap has its own range of ids", async () => {
  await app.db.transaction(async (tx) => {
    // Skips the triggers, because the test needs no data derived from these rows.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`with made as (insert into products (id, owner_id, name) overriding system value
       select n, (select min(id) from users), 'Many' from generate_series(49_000, 54_999) n returning id)
     insert into submissions (product_id, status, version) select id, 'ready_for_sale', '1.0' from made`);
  });
  const [low, high] = [
    await addresses("/sitemap/products-0.xml"),
    await addresses("/sitemap/products-1.xml"),
  ];
  expect([low.length, high.length]).toEqual([1_000, 5_000]);
  expect(new Set([...low, ...high]).size).toBe(6_000);
  expect(high[0]).toBe(page(50_000));
  expect(await addresses("/sitemap.xml")).toHaveLength(3);
});

test("caches keep it for less than a minute, under one spelling, and it cannot be asked for what is none", async () => {
  for (const url of [
    "/robots.txt",
    "/sitemap.xml",
    "/sitemap/pages.xml",
    "/sitemap/products-0.xml",
  ]) {
    expect((await get(url)).headers["cache-control"]).toBe(
      "public, max-age=0, s-maxage=40, stale-while-revalidate=10",
    );
    expect((await get(`${url}?a`)).headers["cache-control"]).toBe("no-store");
    const head = await app.fastify.inject({ method: "HEAD", url });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
  }
  for (const name of [
    "products-01.xml",
    "products--1.xml",
    "products-1e3.xml",
    "products-9999999999.xml",
    "x.xml",
  ])
    expect([name, (await get(`/sitemap/${name}`)).statusCode]).toEqual([name, 404]);
  expect(await addresses("/sitemap/products-999999999.xml")).toEqual([]);
});
