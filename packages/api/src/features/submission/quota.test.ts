// The quota of a creator applies to parallel requests, even with two servers on one database.
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import {
  createProduct,
  file,
  picture,
  releasedProduct,
  type Build,
} from "../../../test/fixtures.ts";
import { testApp, tokenOf, type Person, type TestApp } from "../../../test/harness.ts";
import { buildApp } from "../../app.ts";
import { openDatabase, type Database } from "../../platform/database/db.ts";
import type { App } from "../../platform/http/call/app.ts";
import { storedFiles } from "../../platform/files/stored-files.tables.ts";
import { openContext } from "../../open-context.ts";
import { products } from "../product/product.tables.ts";
import { throttles } from "../../platform/throttle/throttle.tables.ts";
import { requireRoomForFiles } from "./quota.rules.ts";

let app: TestApp;
let database: Database;
let elsewhere: App;
beforeAll(async () => {
  app = await testApp({ PRODUCTS_PER_HOUR: "5", BUILDS_IN_PROGRESS: "3", STORED_MEGABYTES: "1" });
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

async function post(n: number, url: string, body: object | Response, person: Person = "creator") {
  const isForm = body instanceof Response;
  const headers = {
    authorization: `Bearer ${tokenOf(person)}`,
    "accept-language": "en",
    ...(isForm && { "content-type": body.headers.get("content-type") ?? "" }),
  };
  const payload = isForm ? Buffer.from(await body.arrayBuffer()) : body;
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
const countOf = (replies: readonly { status: number }[], expected: number) =>
  replies.filter(({ status }) => status === expected).length;

it("so many products an hour, then 429 with the number and when again; others go on", async () => {
  await Promise.all([create(0), create(1)]);
  await app.db.delete(products);
  const replies = await twelve(create);
  expect(countOf(replies, 200)).toBe(3);
  expect(countOf(replies, 429)).toBe(9);
  const { headers, body } = await create(0);
  expect(body).toMatchObject({
    code: "too_many",
    error: "You can create 5 products per hour. Try again in 1 hour.",
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

const script = (letter: string) => file(`-- ${letter.repeat(600_000)}`, "a.sql", "application/sql");
const save = (n: number, { path }: Build, sent: File, person?: Person) => {
  const form = new FormData();
  form.append("db_script_url", sent);
  return post(n, path, new Response(form), person);
};

const scripts = () => app.db.$count(storedFiles, eq(storedFiles.bytes, 600_003));

it("so many bytes of all builds, the same content once; what is refused is not kept", async () => {
  const [first, second] = [await createProduct(app), await createProduct(app)];
  const replies = await Promise.all([save(0, first, script("a")), save(1, second, script("b"))]);
  expect(countOf(replies, 200)).toBe(1);
  expect(replies.find(({ status }) => status === 413)?.body).toMatchObject({
    code: "too_large",
    error: expect.stringMatching(/^Your builds would take more than 1 MB/),
  });
  expect(await scripts()).toBe(1);

  const [full, other, content] =
    replies[0].status === 200 ? ([first, second, "a"] as const) : ([second, first, "b"] as const);
  expect((await save(0, other, script(content))).status).toBe(200);
  expect((await save(0, other, script("c"))).status).toBe(413);
  expect((await save(0, await createProduct(app, "other"), script("d"), "other")).status).toBe(200);

  await app.as("creator").delete(full.path);
  expect((await save(1, other, script("c"))).status).toBe(200);
  // The replaced file is deleted and does not count.
  expect(await scripts()).toBe(2);
});

it("exactly so many bytes are allowed, and screenshots are among them", async () => {
  const build = await createProduct(app);
  const form = new FormData();
  form.append("screenshots[0]", file(await picture(640, 400), "one.png", "image/png"));
  const { body } = await app.as("creator").post(build.path, form);
  const key = body.screenshots[0]!.screenshot_url.split("/").at(-1)!;
  const [shot] = await app.db.select().from(storedFiles).where(eq(storedFiles.key, key));
  const left = 1024 * 1024 - shot!.bytes;
  const sized = (bytes: number) => file(`-- ${"s".repeat(bytes - 3)}`, "a.sql", "application/sql");
  expect((await save(0, build, sized(left + 1))).status).toBe(413);
  expect((await save(0, build, sized(left))).status).toBe(200);
});

it("files of one creator are counted by one save at a time", async () => {
  const { creator } = app.userIds;
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  let second: Promise<void> | undefined;
  await app.db.transaction(async (tx) => {
    await requireRoomForFiles(app, tx, creator);
    second = database.db.transaction((later) => requireRoomForFiles(app, later, creator));
    await vi.waitFor(async () => expect((await app.db.execute(waiting)).rowCount).toBe(1), 60_000);
  });
  await second;
});
