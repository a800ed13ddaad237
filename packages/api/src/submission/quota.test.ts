// What one creator may have: many requests at once, to two servers on one database, do not get past it.
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { releasedProduct } from "../../test/fixtures.ts";
import { testApp, tokenOf, type Person, type TestApp } from "../../test/harness.ts";
import { buildApp } from "../app.ts";
import { openDatabase, type Database } from "../database/db.ts";
import type { App } from "../http/app.ts";
import { openContext } from "../open-context.ts";
import { products } from "../product/product.tables.ts";
import { throttles } from "../throttle/throttle.tables.ts";

let app: TestApp;
let database: Database;
let elsewhere: App;
beforeAll(async () => {
  app = await testApp({ PRODUCTS_PER_HOUR: "5", BUILDS_IN_PROGRESS: "3" });
  database = openDatabase(app.env.databaseUrl ?? "");
  elsewhere = await buildApp(await openContext(app.env, database.db), "error");
  await elsewhere.ready();
});
beforeEach(async () => {
  await app.db.delete(products);
  await app.db.delete(throttles);
});
afterAll(async () => {
  await elsewhere.close();
  await database.close();
  await app.close();
});

async function post(n: number, url: string, payload: object, person: Person = "creator") {
  const headers = { authorization: `Bearer ${tokenOf(person)}`, "accept-language": "en" };
  const reply = await (n % 2 ? app.fastify : elsewhere).inject({
    method: "POST",
    url,
    payload,
    headers,
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() };
}
const create = (n: number, person?: Person) =>
  post(n, "/api/products", { name: "Visits", kind: "app" }, person);
const twelve = <T>(ask: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 12 }, (_, n) => ask(n)));
const countOf = (replies: readonly { status: number }[], wanted: number) =>
  replies.filter(({ status }) => status === wanted).length;

it("so many products an hour, then 429 with the number and when again; others go on", async () => {
  await Promise.all([create(0), create(1)]);
  await app.db.delete(products);
  const replies = await twelve(create);
  expect(countOf(replies, 200)).toBe(3);
  expect(countOf(replies, 429)).toBe(9);
  const { headers, body } = await create(0);
  expect(body).toMatchObject({
    code: "too_many",
    error: "You can create 5 products an hour. Try again in 60 min.",
  });
  expect(Number(headers["retry-after"])).toBeGreaterThan(3_000);
  expect((await create(0, "other")).status).toBe(200);
});

it("so many builds in progress; removing one makes room", async () => {
  await create(0);
  const replies = await Promise.all([create(0), create(1), create(0), create(1)]);
  expect(countOf(replies, 200)).toBe(2);
  expect(countOf(replies, 422)).toBe(2);
  expect(replies.find(({ status }) => status === 422)?.body.problems).toMatchObject([
    { key: "submission.too_many", text: expect.stringContaining("3 builds") },
  ]);
  expect(await app.db.$count(products)).toBe(3);

  const { product_id, submission_id } = (await app.as("creator").get("/api/products")).body[0]!;
  await app.as("creator").delete(`/api/products/${product_id}/submissions/${submission_id}`);
  await app.db.delete(throttles);
  expect((await create(1)).status).toBe(200);
});

it("the next build of a product on sale counts too", async () => {
  const { product_id } = await releasedProduct(app);
  await Promise.all([create(0), create(1), create(0)]);
  const refused = await post(1, `/api/products/${product_id}/submissions`, {});
  expect(refused).toMatchObject({
    status: 422,
    body: { problems: [{ key: "submission.too_many" }] },
  });
});
