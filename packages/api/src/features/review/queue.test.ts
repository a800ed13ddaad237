// The review queue: waiting builds and since when, filters, pages, and counts.
import type { QueueEntry } from "@lanyard/contract";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { queriesOf, rowsRead } from "../../../bench/reads.ts";
import {
  nextBuild,
  completeBuild,
  releasedProduct,
  waitingProduct,
} from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import type { Reply } from "../../../test/reply.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(() => app.rows("truncate products cascade"));

const list = async (query = "") => {
  const reply = await app.as("admin").get(`/api/admin/reviews${query}`);
  expect(reply.status).toBe(200);
  return reply.body as QueueEntry[];
};
const idsOf = (entries: readonly QueueEntry[]) => entries.map(({ submission_id: id }) => id);
const sentAt = (id: number, ago: string) =>
  app.rows(
    `update review_queue set sent_at = now() - interval '${ago}' where submission_id = ${id}`,
  );

test("a build waits from when it is sent until it is decided, taken back or removed", async () => {
  const build = await waitingProduct(app, { version: "1.2.0", menu_entry_id: "3" });
  const [entry] = await list();
  expect(entry).toMatchObject({
    product_id: build.product_id,
    submission_id: build.submission_id,
    product_name: "Visite",
    version: "1.2.0",
    username: "creator",
    menu_entry_id: 3,
    first: 1,
    claim: null,
  });
  expect(Date.now() - Date.parse(entry!.sent_at)).toBeLessThan(60_000);

  await app.as("creator").post(`${build.path}/draft`);
  expect(await list()).toEqual([]);
  await app.as("creator").post(`${build.path}?require_review=1`, await completeBuild());
  expect(idsOf(await list())).toEqual([build.submission_id]);
  await app.as("admin").post(`${build.adminPath}/reject`, { rejection_reason: "No." });
  expect(await list()).toEqual([]);
  await app.as("admin").post(`${build.adminPath}/review`);
  expect(idsOf(await list())).toEqual([build.submission_id]);
  await app.as("admin").post(`${build.adminPath}/approve`);
  expect(await list()).toEqual([]);
});

test("what is saved while it waits leaves its place as it is", async () => {
  const [older, newer] = [await waitingProduct(app), await waitingProduct(app)];
  const [before] = await list();
  await app.as("creator").post(older.path, { price_amount: "5.00", expiration_id: "2" });
  expect(idsOf(await list())).toEqual([older.submission_id, newer.submission_id]);
  expect((await list())[0]?.sent_at).toBe(before?.sent_at);
});

test("the longest waiting first, page by page, each once", async () => {
  const ids: number[] = [];
  for (let n = 0; n < 5; n += 1) ids.push((await waitingProduct(app)).submission_id);
  // Builds that were sent at the same moment are sorted by their ids.
  await app.rows("update review_queue set sent_at = '2026-01-02 03:04:05.678901+00'");
  await sentAt(ids[4]!, "900 days");
  const expected = [ids[4], ids[0], ids[1], ids[2], ids[3]];
  const seen: number[] = [];
  let next: string | undefined = "?limit=2";
  while (next !== undefined) {
    const reply: Reply = await app.as("admin").get(`/api/admin/reviews${next}`);
    seen.push(...idsOf(reply.body as QueueEntry[]));
    next = /reviews(\?.+)>; rel="next"/.exec(String(reply.headers["link"] ?? ""))?.[1];
  }
  expect(seen).toEqual(expected);
  for (const cursor of [
    "x",
    Buffer.from("1 x").toString("base64url"),
    Buffer.from("1 99999999999999999").toString("base64url"),
  ])
    expect((await app.as("admin").get(`/api/admin/reviews?cursor=${cursor}`)).status).toBe(422);
});

test("narrowed by menu entry, creator, first build or update, and who has it", async () => {
  const first = await waitingProduct(app, { menu_entry_id: "1" });
  const theirs = await waitingProduct(app, { menu_entry_id: "2" }, "other");
  const released = await releasedProduct(app, { menu_entry_id: "2" });
  const update = await nextBuild(app, released);
  await app
    .as("creator")
    .post(
      `${update.path}?require_review=1`,
      await completeBuild({ version: "2.0.0", menu_entry_id: "2" }),
    );
  const search = async (query: string) => new Set(idsOf(await list(query)));
  const set = (...builds: { submission_id: number }[]) =>
    new Set(builds.map(({ submission_id }) => submission_id));

  expect(await search("?menu_entry_id=2")).toEqual(set(theirs, update));
  expect(await search("?creator=other")).toEqual(set(theirs));
  expect(await search("?creator=OTHER")).toEqual(set(theirs));
  expect(await search("?creator=nobody")).toEqual(set());
  expect(await search("?first=1")).toEqual(set(first, theirs));
  expect(await search("?first=0")).toEqual(set(update));
  expect(await search("?first=0&menu_entry_id=1")).toEqual(set());

  await app.as("admin").post(`${first.adminPath}/claim`);
  await app.rows(
    `update review_queue set claimed_by = ${app.userIds.other}, claimed_at = now(), claimed_until = now() + interval '1 hour' where submission_id = ${theirs.submission_id}`,
  );
  expect(await search("?claim=mine")).toEqual(set(first));
  expect(await search("?claim=claimed")).toEqual(set(first, theirs));
  expect(await search("?claim=free")).toEqual(set(update));
  const counts = async () => (await app.as("admin").get("/api/admin/reviews/counts")).body;
  expect(await counts()).toMatchObject({ waiting: 3, free: 1, mine: 1, claimed: 2 });
  // A claim that has ended does not count for anybody.
  await app.rows("update review_queue set claimed_until = now() - interval '1 second'");
  expect(await search("?claim=free")).toEqual(set(first, theirs, update));
  expect(await search("?claim=mine")).toEqual(set());
  expect(await counts()).toMatchObject({ waiting: 3, free: 3, mine: 0, claimed: 0 });
  expect((await list()).map(({ claim }) => claim)).toEqual([null, null, null]);
});

test("an empty queue has no oldest build", async () => {
  expect((await app.as("admin").get("/api/admin/reviews/counts")).body).toEqual({
    waiting: 0,
    free: 0,
    mine: 0,
    claimed: 0,
    oldest_at: null,
    oldest_seconds: null,
  });
});

test("creators with waiting builds, those with the most first, by parts of their names", async () => {
  await waitingProduct(app);
  await waitingProduct(app, {}, "other");
  await waitingProduct(app, {}, "other");
  const creators = async (search: string) =>
    (await app.as("admin").get(`/api/admin/reviews/creators?search=${search}`)).body;
  expect(await creators("")).toEqual([
    { username: "other", waiting: 2 },
    { username: "creator", waiting: 1 },
  ]);
  expect(await creators("REA")).toEqual([{ username: "creator", waiting: 1 }]);
  expect(await creators("%25")).toEqual([]);
});

test("10,000 waiting builds: a page reads its own rows, from any place and with any filter", async () => {
  const build = await waitingProduct(app);
  const client = new Client({ connectionString: app.env.databaseUrl ?? "" });
  await client.connect();
  // Without the triggers, which maintain lists that this test does not read.
  await client.query("set session_replication_role = replica");
  await client.query(`with made as (insert into products (owner_id, name)
      select case when n % 100 = 0 then ${app.userIds.other} else ${app.userIds.creator} end, 'Many' from generate_series(1, 10000) n returning id, owner_id)
    insert into submissions (product_id, owner_id, status, version, menu_entry_id)
      select id, owner_id, 'waiting_for_review', '1.0.0', 1 + id % 6 from made`);
  await client.query(`insert into review_queue (submission_id, product_id, owner_id, menu_entry_id, is_first, sent_at)
    select * from review_queue_due on conflict do nothing`);
  await client.query("set session_replication_role = default");
  await app.rows(
    "update review_queue set sent_at = timestamptz '2026-01-01' + submission_id * interval '1 minute', is_first = submission_id % 50 <> 0",
  );
  await app.rows(`update review_queue set claimed_by = ${app.userIds.admin}, claimed_at = now(),
    claimed_until = now() + (case when submission_id % 400 = 0 then 1 else -1 end) * interval '1 hour' where submission_id % 4 = 0`);
  await app.rows("analyze");
  const reply = await app.as("admin").get("/api/admin/reviews?limit=50");
  const last = (reply.body as QueueEntry[]).at(-1)!;
  // A place far down the queue.
  const micros =
    Date.parse("2026-01-01T00:00:00Z") * 1000 + (last.submission_id + 8_000) * 60_000_000;
  const deep = Buffer.from(`${last.submission_id + 8_000} ${micros}`).toString("base64url");
  try {
    for (const query of [
      "limit=50",
      `limit=50&cursor=${deep}`,
      "limit=50&menu_entry_id=3",
      "limit=50&creator=other",
      "limit=50&first=0",
      "limit=50&claim=free",
      "limit=50&claim=mine",
      "limit=50&claim=claimed",
    ]) {
      const queries = await queriesOf(async () => {
        const page = await app.as("admin").get(`/api/admin/reviews?${query}`);
        expect((page.body as QueueEntry[]).length, query).toBeGreaterThan(15);
      });
      const about = queries.filter(({ text }) => text.includes("review_queue"));
      expect(about.length, query).toBe(2);
      // Each entry reads a row of the queue, the build, its product, texts, people and menu entry.
      expect(await rowsRead(client, about), query).toBeLessThan(800);
    }
  } finally {
    await client.end();
  }
  expect((await app.as("admin").get("/api/admin/reviews/counts")).body).toMatchObject({
    waiting: 10_001,
  });
  const wait = await app.as("creator").get(`${build.path}/review`);
  expect(wait.body).toMatchObject({ waiting: 10_001 });
}, 120_000);

test("how long builds have waited and a claim has been held is told by the server's clock", async () => {
  const { submission_id: id, adminPath } = await waitingProduct(app);
  await app.as("admin").post(`${adminPath}/claim`);
  await app.rows(
    `update review_queue set sent_at = now() - interval '3 hours', claimed_at = now() - interval '5 minutes' where submission_id = ${id}`,
  );
  const { body } = await app.as("admin").get("/api/admin/reviews");
  const entry = body.find(({ submission_id: one }) => one === id)!;
  const within = (seconds: number | undefined, about: number) => {
    expect(seconds).toBeGreaterThanOrEqual(about);
    expect(seconds).toBeLessThan(about + 60);
  };
  within(entry.waiting_seconds, 3 * 3_600);
  within(entry.claim?.held_seconds, 300);
  expect(Date.parse(entry.claim!.until) - Date.now()).toBeGreaterThan(0);
  expect(entry.claim?.left_seconds).toBeLessThanOrEqual(app.env.claimMinutes * 60);
  expect(entry.claim?.left_seconds).toBeGreaterThan(app.env.claimMinutes * 60 - 60);
  within((await app.as("admin").get("/api/admin/reviews/counts")).body.oldest_seconds!, 3 * 3_600);
});
