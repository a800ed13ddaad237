// What caches may keep: only answers that are the same for everybody, for less than a minute.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { calls } from "@lanyard/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { releasedProduct } from "../../../../test/fixtures.ts";
import { people, testApp, tokenOf, type TestApp } from "../../../../test/harness.ts";
import { packageRoot } from "../../env/package-root.ts";

let app: TestApp;
let product: Awaited<ReturnType<typeof releasedProduct>>;
beforeAll(async () => {
  app = await testApp();
  product = await releasedProduct(app);
});
afterAll(() => app.close());

const shared = calls.filter((call) => call.shared);
const pathOf = (path: string) => path.replace(":product_id", String(product.product_id));
const ask = (url: string, headers: Record<string, string> = {}) =>
  app.fastify.inject({ url, headers: { "accept-language": "en", ...headers } });
const secondsIn = (header: unknown, name: string) =>
  Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(String(header))?.[1]);

it("every call that anyone makes by GET is sorted in", () => {
  const open = calls.filter(({ method, who }) => method === "GET" && who === "anyone");
  expect(open.map(({ id }) => id).toSorted()).toEqual([
    "lookup.menu",
    "lookup.permissions",
    "lookup.settings",
    "product.public",
    "store.public",
    "store.publicCounts",
    "store.publicFront",
  ]);
  // All of them are `shared`. A call whose answer depends on the caller must not be: adding one needs an exception
  // here.
  expect(shared).toEqual(open);
});

it.each(shared)("$id may be kept by shared caches for less than a minute", async ({ path }) => {
  const { statusCode, headers } = await ask(pathOf(path));
  expect(statusCode).toBe(200);
  const cached = headers["cache-control"];
  expect(cached).toMatch(/^public, max-age=0,/);
  const cachedSeconds = secondsIn(cached, "s-maxage") + secondsIn(cached, "stale-while-revalidate");
  expect(cachedSeconds).toBeGreaterThan(30);
  // The rest of the minute allows for an answer that is in transit while something gets hidden.
  expect(cachedSeconds).toBeLessThanOrEqual(50);
  expect(headers["vary"]).toBe("accept-language");
  expect(headers["etag"]).toMatch(/^"[\w-]{43}"$/);
});

it.each([
  ["/api/menu", true],
  ["/api/public/products?limit=5&filter=l%27app+%C3%A8+*", true],
  ["/api/public/products?filter=two%20words", true],
  ["/api/%6denu", false],
  ["/api/menu?&", false],
  ["/api/public/products?&limit=5", false],
  ["/api/public/products?limit=%35", false],
  ["/api/public/products?filter=l%c3%a8", false],
])("%s may be kept: %s", async (url, isKept) => {
  const { statusCode, headers } = await ask(url);
  expect(statusCode).toBe(200);
  expect(headers["cache-control"] !== "no-store").toBe(isKept);
});

it.each(shared)("$id is the same to everybody who reads a language", async ({ path }) => {
  const visitors = await ask(pathOf(path));
  for (const person of people) {
    const reply = await ask(pathOf(path), { authorization: `Bearer ${tokenOf(person)}` });
    expect(reply.body, person).toBe(visitors.body);
  }
  // A signed URL in a shared cache would give strangers the file.
  expect(visitors.body).not.toContain("/files/private/");
});

it.each(shared)("$id answers 304 to who has it", async ({ path }) => {
  const { headers } = await ask(pathOf(path));
  const etag = String(headers["etag"]);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const reply = await ask(pathOf(path), { "if-none-match": known });
    expect([reply.statusCode, reply.body], known).toEqual([304, ""]);
    expect(reply.headers).toMatchObject({
      etag,
      "cache-control": headers["cache-control"],
      vary: "accept-language",
    });
    expect(reply.headers["content-type"]).toBeUndefined();
  }
  expect((await ask(pathOf(path), { "if-none-match": '"other"' })).statusCode).toBe(200);
});

it.each(shared)("$id says so in the document of the API", async ({ path, method }) => {
  const document = (await ask("/api/openapi.json")).json();
  const operation = document.paths[path.replaceAll(/:(\w+)/g, "{$1}")][method.toLowerCase()];
  expect(operation.description).toContain("50 seconds");
});

it("the nginx of the docs keeps these calls and no others", async () => {
  const text = await readFile(join(packageRoot, "deploy", "nginx.conf"), "utf8");
  const [, pattern = "nothing"] = /location ~ (\^\S*api\S+) \{/.exec(text) ?? [];
  const cachedCalls = calls.filter(({ path }) => new RegExp(pattern).test(pathOf(path)));
  expect(cachedCalls).toEqual(shared);
  for (const path of ["/robots.txt", "/sitemap.xml", "/sitemap/products-0.xml"])
    expect(path).toMatch(new RegExp(pattern));
  for (const path of ["/", "/store", "/dashboard/products", "/robotsxtxt"])
    expect(path).not.toMatch(new RegExp(pattern));
});

it("another language and another content have another ETag", async () => {
  const tagOf = async (language: string) =>
    (await ask("/api/menu", { "accept-language": language })).headers["etag"];
  expect(await tagOf("it")).not.toBe(await tagOf("fr"));
  const before = (await ask("/api/public/products")).headers["etag"];
  await releasedProduct(app);
  expect((await ask("/api/public/products")).headers["etag"]).not.toBe(before);
});

it("a refusal is kept by nobody, also where an answer would be", async () => {
  for (const [url, status] of [
    ["/api/public/products/999999", 404],
    ["/api/public/products?menu_entry_id=x", 422],
  ] as const) {
    const reply = await ask(url, { "if-none-match": "*" });
    expect([reply.statusCode, reply.headers["cache-control"]]).toEqual([status, "no-store"]);
    expect(reply.headers["etag"]).toBeUndefined();
  }
});

it("what is hidden has another answer from the next request on", async () => {
  const path = `/api/public/products/${product.product_id}`;
  const etag = String((await ask(path)).headers["etag"]);
  await app.as("creator").post(`${product.path}/hidden`);
  expect((await ask(path, { "if-none-match": etag })).statusCode).toBe(404);
});
