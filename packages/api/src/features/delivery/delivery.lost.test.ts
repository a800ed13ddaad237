// Messages whose sender, address or sending server is gone, and secrets that a response repeats.
import type { Delivery } from "@lanyard/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { companyActs } from "../../../test/company-acts.ts";
import { productWithHook, type Build } from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { deliver } from "../webhook/webhook.rules.ts";
import { tidy } from "../../retention/retention.ts";
import { throttles } from "../../platform/throttle/throttle.tables.ts";

const base = "/api/admin/deliveries";
const english = { "accept-language": "en" };
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(throttles);
});

const detail = async (id: number) => (await app.as("admin").get(`${base}/${id}`)).body;
const list = async (query: string) => (await app.as("admin").get(`${base}?${query}`)).body;
const resend = (id: number, body: object = {}) =>
  app.as("admin").post(`${base}/${id}/resend`, body, english);
const tidied = () =>
  tidy(app, (error) => {
    throw error;
  });

/** A product's one webhook, which has failed because the queue refuses its private address. */
async function failedWebhook(url: string): Promise<{ build: Build; one: Delivery }> {
  const build = await productWithHook(app, url);
  await companyActs(() => app).license(build);
  const find = async () =>
    (await list("kind=webhook&search=license.created&limit=200")).find(
      ({ product_id: id }) => id === build.product_id,
    );
  await expect.poll(async () => (await find())?.state).toBe("failed");
  return { build, one: (await find())! };
}

const setUrl = (build: Build, url: string) =>
  app.db.execute(
    sql`update submissions set webhook_url = ${url} where id = ${build.submission_id}`,
  );

test("of a product that has no longer has a webhook none is sent again", async () => {
  const { build, one } = await failedWebhook("http://127.0.0.1:9/hook");
  await setUrl(build, "");
  const refused = await resend(one.dispatch_id);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ error: expect.stringContaining("no longer has a webhook") });
  expect(await detail(one.dispatch_id)).toMatchObject({ state: "failed", version: 0 });
});

test("a webhook is found by where it goes now, and no more by where it went", async () => {
  const { build, one } = await failedWebhook("http://127.0.0.1:9/leaving?key=s3cret");
  await setUrl(build, "http://user:pa55word@127.0.0.1:9/arriving?key=0ther");
  expect((await resend(one.dispatch_id)).status).toBe(200);
  const ids = async (search: string) =>
    (await list(`search=${search}`)).map(({ dispatch_id: id }) => id);
  expect(await ids("9/arriving")).toEqual([one.dispatch_id]);
  for (const search of ["9/leaving", "s3cret", "0ther", "pa55word"])
    expect(await ids(search), search).not.toContain(one.dispatch_id);
});

test("who presses on an old page is told that it was sent again, and failed again", async () => {
  const { build, one } = await failedWebhook("http://127.0.0.1:9/hook");
  const log = `/api/products/${build.product_id}/webhook-deliveries` as const;
  const entries = (await app.as("creator").get(log)).body;
  const entry = entries.find(({ type }) => type === "license.created");
  expect((await app.as("creator").post(`${log}/${entry?.delivery_id}/resend`)).status).toBe(200);
  await expect.poll(async () => (await detail(one.dispatch_id)).tries).toBe(2);
  const refused = await resend(one.dispatch_id, { version: one.version });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ error: expect.stringContaining("failed again") });
});

test("an answer that repeats the address it was asked at is kept without its keys", async () => {
  const { build, one } = await failedWebhook("http://127.0.0.1:9/hook");
  const [row] = await app.rows(
    `select body from webhook_deliveries where product_id = ${build.product_id} and type = 'license.created'`,
  );
  const [dispatchRow] = await app.rows(
    `select message_id from dispatches where id = ${one.dispatch_id}`,
  );
  const message = {
    id: String(dispatchRow?.["message_id"]),
    productId: build.product_id,
    url: "http://lan:pa55%20word@127.0.0.1:9/hook?key=s3cret%2Fone&v=1#end-of-it",
    body: String(row?.["body"]),
  };
  const bodies = [
    "No route for /hook?key=s3cret%2Fone&v=1 v1",
    "key: s3cret/one, of lan with pa55 word",
    `authorization: Basic ${btoa("lan:pa55 word")}`,
    `${"x".repeat(495)} s3cret/one`,
  ];
  for (const answer of bodies)
    await expect(
      deliver(app.db, message, () => Promise.resolve({ status: 404, answer })),
    ).rejects.toThrow("404");
  const answers = (await detail(one.dispatch_id)).attempts.slice(1).map(({ answer }) => answer);
  expect(answers.slice(0, 3)).toEqual([
    "No route for /hook?… v1",
    "key: …, of lan with …",
    "authorization: Basic …",
  ]);
  expect(answers[3]).not.toContain("s3c");
});

test("a webhook that nobody tries any more can be sent again, by its creator too", async () => {
  const { build, one } = await failedWebhook("http://127.0.0.1:9/hook");
  await app.jobs.stop();
  const log = `/api/products/${build.product_id}/webhook-deliveries` as const;
  const entry = async () =>
    (await app.as("creator").get(log)).body.find(({ type }) => type === "license.created");
  const again = async () =>
    (await app.as("creator").post(`${log}/${(await entry())?.delivery_id}/resend`)).status;
  expect(await again()).toBe(200);
  await tidied();
  expect(await detail(one.dispatch_id)).toMatchObject({ state: "resent" });
  await app.rows(
    `update jobs.job set state = 'failed' where name = 'webhook' and (data->>'productId')::int = ${build.product_id}`,
  );
  expect(await again()).toBe(409);
  await tidied();
  expect(await detail(one.dispatch_id)).toMatchObject({ state: "failed", reason: "interrupted" });
  expect((await entry())?.state).toBe("failed");
  expect(await again()).toBe(200);
});

type JobState = "completed" | "failed" | "active" | "gone";

/** Inserts a waiting mail whose job has this state, although no attempt was recorded. */
async function waitingMail(job: JobState, about = "price"): Promise<number> {
  await app.jobs.stop();
  const to = `${job}-${crypto.randomUUID()}@mail.test`;
  const [made] = await app.rows(`
    insert into dispatches (kind, about, receiver, subject, message, words)
    values ('mail', '${about}', '${to}', 'News', '{"to":"${to}","subject":"News","text":"There is news."}', '${to} News')
    returning id`);
  const id = Number(made?.["id"]);
  if (job !== "gone")
    await app.rows(`
      insert into jobs.job (name, data, state, policy)
      values ('${about === "invite" ? "password-link" : "mail"}', '{"dispatch":${id}}', '${job}', 'standard')`);
  return id;
}

test("a mail that a server of before has sent is not said to wait", async () => {
  const [sent, invited] = [
    await waitingMail("completed"),
    await waitingMail("completed", "invite"),
  ];
  await tidied();
  expect(await detail(sent)).toMatchObject({ state: "delivered", text_is: "forgotten" });
  expect(await detail(invited)).toMatchObject({ state: "delivered" });
});

test("what a server was sending when it was killed for the last time has failed, and can be sent again", async () => {
  const [failed, deleted, tried] = [
    await waitingMail("failed"),
    await waitingMail("gone"),
    await waitingMail("active"),
  ];
  await tidied();
  for (const id of [failed, deleted]) {
    expect(await detail(id)).toMatchObject({
      state: "failed",
      reason: "interrupted",
      text: "There is news.",
    });
    expect((await resend(id)).status).toBe(200);
  }
  expect(await detail(tried)).toMatchObject({ state: "waiting", tries: 0 });
  // They have a job again.
  await tidied();
  expect(await detail(failed)).toMatchObject({ state: "resent", tries: 1 });
});
