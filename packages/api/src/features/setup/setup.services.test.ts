// The states of services from their last use: events that say nothing about a service do not count against it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { releasedProduct } from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { hashToken } from "../../platform/identity/tokens.ts";
import { throttles } from "../../platform/throttle/throttle.tables.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ DEMO: "public" });
});
afterAll(() => app.close());

const readSetup = async () => (await app.as("admin").get("/api/admin/settings")).body;
const service = async (name: string) =>
  (await readSetup()).services.find((one) => one.service === name);

const tried = (at: string, error: string, status: number | null = null) =>
  app.rows(`
    insert into dispatches (kind, about, receiver, words, attempts)
    values ('mail', 'reset', 'a@b.test', 'a@b.test', '[{"at":"${at}","status":${status},"error":"${error}"}]')`);

test("a link that nobody needed any more says nothing of the mail server", async () => {
  await tried("2026-03-14T09:00:00.000Z", "");
  expect(await service("mail")).toMatchObject({ state: "answers", at: "2026-03-14T09:00:00.000Z" });
  await tried("2026-03-14T10:00:00.000Z", "the link is used or has expired");
  await tried("2026-03-14T11:00:00.000Z", "the server stopped");
  expect(await service("mail")).toMatchObject({ state: "answers", at: "2026-03-14T09:00:00.000Z" });
  await tried("2026-03-14T12:00:00.000Z", "ECONNREFUSED");
  expect(await service("mail")).toMatchObject({ state: "fails", error: "ECONNREFUSED" });
});

test("a server that does not know us is of no use, one that refuses a receiver answers", async () => {
  await tried("2026-03-14T13:00:00.000Z", "EENVELOPE", 550);
  expect(await service("mail")).toMatchObject({ state: "answers", error: "" });
  await tried("2026-03-14T14:00:00.000Z", "EAUTH", 535);
  expect(await service("mail")).toMatchObject({ state: "fails", error: "EAUTH" });
});

test("of what was sent and what was asked the later counts", async () => {
  const check = () => app.as("admin").post("/api/admin/settings/check");
  expect((await check()).status).toBe(200);
  expect(await service("mail")).toMatchObject({ state: "answers", error: "" });
  await tried(new Date(Date.now() + 60_000).toISOString(), "ETIMEDOUT");
  expect(await service("mail")).toMatchObject({ state: "fails", error: "ETIMEDOUT" });
});

test("who has asked too often keeps no other administrator from it", async () => {
  const check = (token: string) =>
    app.as().post("/api/admin/settings/check", undefined, { authorization: `Bearer ${token}` });
  await app.rows(
    `insert into users (username, email, role) values ('bea', 'bea@user.test', 'admin')`,
  );
  await app.rows(`insert into sessions (token_hash, user_id, expires_at)
    select '${hashToken("token-of-bea")}', id, now() + interval '1 hour' from users where username = 'bea'`);
  expect((await check("token-of-admin")).status).toBe(200);
  await app.db.update(throttles).set({ points: 30 });
  expect((await check("token-of-admin")).status).toBe(429);
  expect((await check("token-of-bea")).status).toBe(200);
});

test("a payer who thinks on the provider's page, or a charge on its way, is no provider that fails", async () => {
  const build = await releasedProduct(app);
  const [company] = await app.rows("select id from companies order by id limit 1");
  const pay = async (status: string, at: string) =>
    (
      await app.rows(`
      insert into payments (product_id, company_id, user_token, amount_cents, currency, expiration_id, status, provider, idempotency_key, created_at)
      values (${build.product_id}, ${Number(company?.["id"])}, 'u', 890, 'EUR', 2, '${status}', 'sandbox', '${crypto.randomUUID()}', ${at})
      returning id`)
    )[0]?.["id"] as number;
  await pay("refused", "'2026-03-14T09:00:00Z'");
  expect(await service("payments")).toMatchObject({
    state: "answers",
    at: "2026-03-14T09:00:00.000Z",
  });
  const pending = await pay("pending", "now() - interval '20 seconds'");
  expect(await service("payments")).toMatchObject({ state: "answers" });
  await app.rows(
    `update payments set created_at = now() - interval '20 minutes' where id = ${pending}`,
  );
  expect(await service("payments")).toMatchObject({ state: "fails" });
  await app.rows(`
    insert into checkouts (payment_id, reference, url, description, return_path, ends_at)
    values (${pending}, 'page', 'https://pay.test/page', 'Visits', '/', now() + interval '1 hour')`);
  expect(await service("payments")).toMatchObject({ state: "answers" });
});

test("a public demo is said to be one", async () => {
  const demo = (await readSetup()).settings.find(({ variable }) => variable === "DEMO");
  expect(demo).toMatchObject({ value: "public", is_set: true });
});
