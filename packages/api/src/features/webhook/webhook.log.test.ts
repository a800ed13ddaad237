// The delivery of webhooks: verified with the public library, retried, logged, and sent again by the creator.
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { companyActs } from "../../../test/company-acts.ts";
import { productWithHook, releasedProduct, type Build } from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { Hung } from "../../platform/jobs/queue.ts";
import { throttles } from "../../platform/throttle/throttle.tables.ts";
import { deliver, type Message } from "./webhook.rules.ts";
import { post } from "./webhook.send.ts";

interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}
const requests: Received[] = [];
let answer = 204;
let server: Server;
let url: string;
let app: TestApp;
let build: Build;

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ headers: request.headers as Record<string, string>, body });
      return response.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  app = await testApp();
});
afterAll(async () => {
  await app.close();
  server.close();
});
beforeEach(async () => {
  requests.length = 0;
  answer = 204;
  // The job queue refuses the address because it is private; the tests deliver each message themselves.
  build = await productWithHook(app, url);
  await companyActs(() => app).license(build);
});

const log = () => `/api/products/${build.product_id}/webhook-deliveries` as const;
const entries = async () => (await app.as("creator").get(log())).body;
const anywhere = (to: string, headers: Record<string, string>, body: string) =>
  post(to, headers, body, () => true);

async function messageOf(type: string): Promise<Message> {
  const { rows } = await app.db.execute<{ id: string; body: string }>(
    sql`select message_id as id, body from webhook_deliveries where type = ${type} and product_id = ${build.product_id}`,
  );
  return { id: rows[0]?.id ?? "", productId: build.product_id, url, body: rows[0]?.body ?? "" };
}

test("the public library verifies a delivery, and rejects a changed or old one", async () => {
  const message = await messageOf("license.created");
  await deliver(app.db, message, anywhere);
  const [{ headers, body } = { headers: {}, body: "" }] = requests;
  const { secret } = (
    await app.as("creator").get(`/api/products/${build.product_id}/webhook-secret`)
  ).body;
  expect(new Webhook(secret).verify(body, headers)).toMatchObject({
    type: "license.created",
    data: { product_id: build.product_id, company_email: "first@company.test" },
  });
  expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow("signature");
  const old = { ...headers, "webhook-timestamp": String(Math.floor(Date.now() / 1000) - 900) };
  expect(() => new Webhook(secret).verify(body, old)).toThrow("too old");
  expect(() => new Webhook(`whsec_${btoa("x".repeat(32))}`).verify(body, headers)).toThrow();
});

/** Waits until the queue has refused the private address; afterwards only the test delivers. */
const settled = () =>
  expect
    .poll(async () => (await entries()).map(({ state }) => state))
    .toEqual(["refused", "refused"]);

test("every attempt is logged, and after the last one the delivery has failed", async () => {
  await settled();
  const message = await messageOf("license.created");
  answer = 500;
  await expect(deliver(app.db, message, anywhere)).rejects.toThrow("500");
  await expect(
    deliver(app.db, message, () => Promise.reject(new Error("no route"))),
  ).rejects.toThrow("no route");
  const one = async () => (await entries()).find((entry) => entry.message_id === message.id);
  const errors = (await one())?.attempts.map(({ error }) => error);
  expect(errors).toEqual(expect.arrayContaining(["answered 500", "no route"]));
  await expect(deliver(app.db, message, anywhere, true)).rejects.toThrow("500");
  expect(await one()).toMatchObject({ state: "failed", type: "license.created", url });
  answer = 204;
  await deliver(app.db, message, anywhere, true);
  expect(await one()).toMatchObject({ state: "delivered" });
});

test("each attempt is logged with its answer or its error, and whether there will be another", async () => {
  await settled();
  const message = await messageOf("license.created");
  const fails = (reason: string, code?: string) => () =>
    Promise.reject(Object.assign(new Error(reason), { code }));
  const answers = (status: number) => () => Promise.resolve({ status, answer: "" });
  for (const [send, state, status, error] of [
    [answers(500), "waiting", 500, "answered 500"],
    [answers(199), "waiting", 199, "answered 199"],
    [answers(299), "delivered", 299, ""],
    [answers(410), "refused", 410, "answered 410"],
    [fails("no", "ECONNREFUSED"), "waiting", null, "ECONNREFUSED"],
    [fails("x".repeat(300)), "waiting", null, "x".repeat(200)],
    [() => Promise.reject({}), "waiting", null, "no answer"],
  ] as const) {
    await deliver(app.db, message, send).catch(() => undefined);
    const entry = (await entries()).find(({ message_id }) => message_id === message.id);
    expect([entry?.state, entry?.attempts.at(-1)]).toMatchObject([state, { status, error }]);
  }
});

test("a receiver that has not answered in time has hung, and that is logged", async () => {
  const message = await messageOf("license.created");
  const outOfTime = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(outOfTime.signal);
  const silent = createServer(() => outOfTime.abort()).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const unanswered = deliver(app.db, message, (_url, headers, body) =>
    post(`http://127.0.0.1:${port}`, headers, body, () => true),
  );
  await expect(unanswered).rejects.toBeInstanceOf(Hung);
  silent.close();
  const entry = (await entries()).find(({ message_id }) => message_id === message.id);
  expect(entry?.attempts.map(({ error }) => error)).toContain("no answer in time");
  await expect(
    deliver(app.db, message, () => Promise.reject(new Error("no route"))),
  ).rejects.not.toBeInstanceOf(Hung);
});

test("the queue refuses a private address, and logs that", async () => {
  await settled();
  const [created, approved] = await entries();
  expect(created).toMatchObject({
    type: "license.created",
    attempts: [{ status: null, error: "not an address of the public internet" }],
  });
  expect(approved?.type).toBe("submission.approved");
  expect(requests).toEqual([]);
});

test("the creator can send a finished delivery again, with the same message id", async () => {
  await settled();
  const [last] = await entries();
  const { delivery_id: id, message_id: messageId } = last!;
  const path = `${log()}/${id}/resend`;
  const setState = (state: string) =>
    app.db.execute(sql`update webhook_deliveries set state = ${state} where id = ${id}`);
  await setState("waiting");
  expect(await app.as("creator").post(path)).toMatchObject({
    status: 409,
    body: { problems: [{ key: "webhook.waiting" }] },
  });
  await setState("failed");
  // Both requests wait for the row. Otherwise the job of the first one could end before the second one arrives.
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const pending = await app.db.transaction(async (tx) => {
    await tx.execute(sql`select from webhook_deliveries where id = ${id} for update`);
    const both = [1, 2].map(() => app.as("creator").post(path));
    await vi.waitFor(async () => expect((await app.db.execute(waiting)).rowCount).toBe(2), 60_000);
    return { both };
  });
  const replies = await Promise.all(pending.both);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 200)?.body).toMatchObject({
    message_id: messageId,
    state: "waiting",
  });
  const jobs = await app.db.execute(
    sql`select 1 from jobs.job where name = 'webhook' and data->>'id' = ${messageId}`,
  );
  expect(jobs.rows).toHaveLength(2);
});

test("it is sent again to the current URL of the build on sale, or to the old one if there is none", async () => {
  await settled();
  const id = (await entries())[0]!.delivery_id;
  const sendAgain = async (to: string) => {
    await app.db.execute(
      sql`update submissions set webhook_url = ${to} where id = ${build.submission_id}`,
    );
    await app.db.execute(sql`update webhook_deliveries set state = 'failed' where id = ${id}`);
    return (await app.as("creator").post(`${log()}/${id}/resend`)).body.url;
  };
  expect(await sendAgain("http://127.0.0.1:9/moved")).toBe("http://127.0.0.1:9/moved");
  expect(await sendAgain("")).toBe("http://127.0.0.1:9/moved");
});

test("one product's are sent again so often in an hour and no more, whoever presses; who may not is not counted", async () => {
  await settled();
  const path = `${log()}/${(await entries())[0]!.delivery_id}/resend`;
  await app.db.delete(throttles);
  expect((await app.as("other").post(path)).status).toBe(404);
  expect(await app.db.select().from(throttles)).toEqual([]);
  await app.as("creator").post(path);
  await app.db.update(throttles).set({ points: 60 });
  expect((await app.as("creator").post(path)).status).toBe(429);
  expect((await app.as("admin").post(path)).status).toBe(429);
  await app.db.delete(throttles);
});

test("only the creator and administrators see the log and can send again", async () => {
  const id = (await entries())[0]?.delivery_id;
  const path = `${log()}/${id}/resend`;
  expect((await app.as("admin").get(log())).body).toHaveLength(2);
  for (const [person, status] of [
    [undefined, 401],
    ["other", 404],
  ] as const) {
    expect((await app.as(person).get(log())).status).toBe(status);
    expect((await app.as(person).post(path)).status).toBe(status);
  }
  for (const wrong of [`${log()}/999999/resend`, `${log()}/x/resend`])
    expect((await app.as("creator").post(wrong)).status).toBe(404);
  expect((await app.as("creator").post(`${log()}/999999/resend`)).body.problems).toMatchObject([
    { key: "webhook.not_found" },
  ]);
  const elsewhere = await releasedProduct(app);
  const other = `/api/products/${elsewhere.product_id}/webhook-deliveries/${id}/resend`;
  expect((await app.as("creator").post(other)).status).toBe(404);
  const first = await app.as("creator").get(`${log()}?limit=1`);
  expect(first.headers["link"]).toContain(`cursor=${id}`);
  expect((await app.as("creator").get(`${log()}?cursor=x`)).status).toBe(422);
});
