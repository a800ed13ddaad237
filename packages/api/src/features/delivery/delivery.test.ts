// Mails and webhooks in the administrators' office: listed, searched, shown without their secrets, sent again once,
// stored no longer than needed.
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Delivery } from "@lanyard/contract";
import { eq, sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { queriesOf, rowsRead } from "../../../bench/reads.ts";
import { companyActs } from "../../../test/company-acts.ts";
import { productWithHook, type Build } from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { mails } from "../../../test/outbox.ts";
import { users } from "../account/account.tables.ts";
import { passwordLinks } from "../account/password-links.tables.ts";
import { deliver, type Message } from "../webhook/webhook.rules.ts";
import { post } from "../webhook/webhook.send.ts";
import { erase } from "../../retention/erase.ts";
import { tidy } from "../../retention/retention.ts";
import { hashToken } from "../../platform/identity/tokens.ts";
import { sessions } from "../session/session.tables.ts";
import { throttles } from "../../platform/throttle/throttle.tables.ts";
import { dispatches } from "./delivery.tables.ts";

const base = "/api/admin/deliveries";
let app: TestApp;
let server: Server;
let hook: string;
let answer: { status: number; body: string };
beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    response.writeHead(answer.status).end(answer.body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  hook = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?key=s3cret`;
  app = await testApp({ SUPPORT_EMAIL: "support@product.test" });
});
afterAll(async () => {
  await app.close();
  server.close();
});
beforeEach(async () => {
  answer = { status: 500, body: "" };
  await app.db.delete(throttles);
});

const admin = () => app.as("admin");
const list = async (query: string) => (await admin().get(`${base}?${query}`)).body;
const detail = async (id: number) => (await admin().get(`${base}/${id}`)).body;
const resend = (id: number, body: object = {}) => admin().post(`${base}/${id}/resend`, body);

let count = 0;
/** Inserts a mail that was tried and did not arrive. */
async function failedMail(some: Partial<typeof dispatches.$inferInsert> = {}): Promise<number> {
  count += 1;
  const to = `reader${count}@mail.test`;
  const message = { to, subject: `News ${count}`, text: `There is news, ${count}.` };
  const attempt = {
    at: "2026-03-14T09:26:53.000Z",
    status: 550,
    error: "EENVELOPE",
    answer: "550 5.1.1 no such user",
  };
  const [made] = await app.db
    .insert(dispatches)
    .values({
      kind: "mail",
      about: "price",
      state: "failed",
      receiver: to,
      subject: message.subject,
      message,
      attempts: [attempt],
      words: `${to} ${message.subject}`,
      ...some,
    })
    .returning({ id: dispatches.id });
  return made!.id;
}

/**
 * Creates a license, of which the creator's webhook is notified. The queue refuses the private address, and the test
 * delivers instead.
 */
async function failedWebhook(): Promise<{ build: Build; one: Delivery; message: Message }> {
  const build = await productWithHook(app, hook);
  await companyActs(() => app).license(build);
  const find = async () =>
    (await list("kind=webhook&search=license.created&limit=200")).find(
      ({ product_id: id }) => id === build.product_id,
    );
  await expect.poll(async () => (await find())?.state).toBe("failed");
  const one = await find();
  const [row] = await app.rows(
    `select message_id as id, url, body from webhook_deliveries where product_id = ${build.product_id} and type = 'license.created'`,
  );
  return {
    build,
    one: one!,
    message: { ...(row as unknown as Message), productId: build.product_id },
  };
}
const anywhere = (to: string, headers: Record<string, string>, body: string) =>
  post(to, headers, body, () => true);

test("a mail that is sent is listed with whom it went to, about what and when, and what it said is forgotten", async () => {
  await app.as().post("/api/functionality", {
    email: "nadia@visitor.test",
    object: "More colours",
    description: "Please.",
    privacy: true,
  });
  const find = async () => (await list("search=more%20colours"))[0];
  await expect.poll(async () => (await find())?.state).toBe("delivered");
  expect(await find()).toMatchObject({
    kind: "mail",
    about: "enquiry",
    receiver: "support@product.test",
    tries: 1,
    reason: null,
    last_at: expect.any(String),
  });
  expect(await detail((await find())!.dispatch_id)).toMatchObject({
    text: null,
    text_is: "forgotten",
  });
});

test("search, kind and state are narrowed, page by page", async () => {
  const made = [await failedMail(), await failedMail(), await failedMail()];
  const ids = async (query: string) =>
    (await list(query)).map(({ dispatch_id: id }) => id).filter((id) => made.includes(id));
  expect(await ids("state=failed&kind=mail")).toEqual(made.toReversed());
  expect(await ids("state=waiting")).toEqual([]);
  expect(await ids("kind=webhook")).toEqual([]);
  expect(await ids(`search=READER${count}@mail`)).toEqual([made[2]]);
  // One or two letters find the beginnings of words only, which the index can answer.
  expect(await ids("search=re")).toEqual(made.toReversed());
  expect(await ids("search=ea")).toEqual([]);
  expect(await ids("search=%25")).toEqual([]);
  const first = await admin().get(`${base}?limit=1&state=failed`);
  const next = new URLSearchParams(/\?([^>]+)>/.exec(String(first.headers["link"]))?.[1]);
  expect((await list(next.toString()))[0]?.dispatch_id).toBeLessThan(first.body[0]!.dispatch_id);
  for (const wrong of ["kind=letter", "state=lost", `search=${"x".repeat(101)}`, "other=1"])
    expect((await admin().get(`${base}?${wrong}`)).status, wrong).toBe(422);
});

test("each failed attempt has its reason in a word, its status, and how the answer begins", async () => {
  const { one, message } = await failedWebhook();
  expect(one).toMatchObject({ reason: "private_address", status: null, subject: "" });
  answer = { status: 503, body: `Down for\u0000 <b>repairs</b>\u202E ${"x".repeat(5_000)}` };
  await expect(deliver(app.db, message, anywhere)).rejects.toThrow("503");
  await expect(
    deliver(app.db, message, () =>
      Promise.reject(Object.assign(new Error("no"), { code: "ENOTFOUND" })),
    ),
  ).rejects.toThrow("ENOTFOUND");
  const { attempts, text } = await detail(one.dispatch_id);
  expect(attempts.slice(1)).toMatchObject([
    { status: 503, reason: "status", error: "answered 503" },
    { status: null, reason: "unknown_host", answer: "" },
  ]);
  expect(attempts[1]?.answer).toMatch(/^Down for <b>repairs<\/b> x+$/);
  expect(attempts[1]?.answer).toHaveLength(500);
  expect(JSON.parse(text ?? "")).toMatchObject({ type: "license.created" });
});

test("an answer that never ends, or hangs up, counts by its status", async () => {
  const { one, message } = await failedWebhook();
  const slow = createServer((request, response) => {
    request.resume();
    response.writeHead(502).write("Bad gate");
    if (request.url === "/ends") setTimeout(() => response.destroy(), 20);
  });
  slow.listen(0, "127.0.0.1");
  await once(slow, "listening");
  const at = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  for (const path of ["/ends", "/never"])
    await expect(deliver(app.db, { ...message, url: at + path }, anywhere)).rejects.toThrow("502");
  slow.closeAllConnections();
  slow.close();
  const { attempts } = await detail(one.dispatch_id);
  expect(attempts.slice(1).map(({ answer: text }) => text)).toEqual(["Bad gate", "Bad gate"]);
});

test("nothing that is secret is in an answer: no key of an address, no link that opens an account", async () => {
  const { one } = await failedWebhook();
  expect(one.receiver).toBe(hook.split("?")[0]);
  const whole = JSON.stringify(await detail(one.dispatch_id));
  expect(whole).not.toContain("s3cret");
  expect((await list("search=s3cret")).length).toBe(0);
  await app.as().post("/api/password/change", { email: "creator@user.test" });
  const [link] = await list("search=creator@user.test&kind=mail");
  expect(link).toMatchObject({ about: "reset", receiver: "creator@user.test" });
  expect(await detail(link!.dispatch_id)).toMatchObject({ text: null, text_is: "secret" });
  const [row] = await app.rows(`select * from dispatches where id = ${link!.dispatch_id}`);
  const mail = await vi.waitUntil(
    async () => (await mails(app)).find((text) => text.includes("/password/reset/")),
    { timeout: 60_000 },
  );
  const token = /\/password\/reset\/([\w-]+)/.exec(mail)?.[1] ?? "no token";
  expect(JSON.stringify(row)).not.toContain(token);
});

test("a webhook is sent again to the address that its product has now, and arrives", async () => {
  const { build, one, message } = await failedWebhook();
  const again = await resend(one.dispatch_id, { version: 0 });
  expect(again.body).toMatchObject({ state: "resent", version: 1, resent_by: "admin" });
  const log = await app.as("creator").get(`/api/products/${build.product_id}/webhook-deliveries`);
  expect(log.body.find(({ message_id: id }) => id === message.id)?.state).not.toBe("delivered");
  // The queue refuses the private address again; then the test delivers.
  await expect.poll(async () => (await detail(one.dispatch_id)).tries).toBe(2);
  answer = { status: 204, body: "" };
  await deliver(app.db, message, anywhere);
  expect(await detail(one.dispatch_id)).toMatchObject({ state: "delivered", reason: null });
  expect((await resend(one.dispatch_id)).status).toBe(409);
});

test("its creator's sending again is seen too", async () => {
  const { build, one } = await failedWebhook();
  const [row] = await app.rows(
    `select id from webhook_deliveries where product_id = ${build.product_id} and type = 'license.created'`,
  );
  await app.db.transaction(async (tx) => {
    await tx.execute(
      sql`update webhook_deliveries set state = 'waiting' where id = ${Number(row?.["id"])}`,
    );
  });
  expect(await detail(one.dispatch_id)).toMatchObject({
    state: "resent",
    version: 1,
    resent_by: "",
  });
  expect((await resend(one.dispatch_id)).body).toMatchObject({
    error: expect.stringContaining("still being tried"),
  });
});

test("a mail is sent again, and what it says is the same", async () => {
  const id = await failedMail();
  expect(await detail(id)).toMatchObject({ text: `There is news, ${count}.`, text_is: "shown" });
  expect((await resend(id)).body).toMatchObject({ version: 1, resent_by: "admin" });
  await expect.poll(async () => (await detail(id)).state).toBe("delivered");
  const mail = (await mails(app)).find((text) => text.includes(`To: reader${count}@mail.test`));
  expect(mail).toContain(`There is news, ${count}.`);
  const log = await admin().get(
    `/api/admin/audit?action=dispatch.resend&subject_id=${id}&subject=dispatch`,
  );
  expect(log.body).toMatchObject([
    { before: { state: "failed" }, after: { state: "resent", kind: "mail", type: "price" } },
  ]);
});

test("of two administrators at once one sends it, and the other reads who it was", async () => {
  const [second] = await app.db
    .insert(users)
    .values({ username: "bea", email: "bea@user.test", role: "admin" })
    .returning({ id: users.id });
  await app.db.insert(sessions).values({
    tokenHash: hashToken("token-of-bea"),
    userId: second!.id,
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  });
  await app.jobs.stop();
  const id = await failedMail();
  const bea = { authorization: "Bearer token-of-bea", "accept-language": "en" };
  const pressed = await Promise.all([
    app.as().post(`${base}/${id}/resend`, { version: 0 }, bea),
    app
      .as()
      .post(
        `${base}/${id}/resend`,
        { version: 0 },
        { ...bea, authorization: "Bearer token-of-admin" },
      ),
  ]);
  expect(pressed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const winner = pressed[0].status === 200 ? "bea" : "admin";
  const refused = pressed.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    error: `${winner} has already sent it again: nothing was sent.`,
  });
  const jobs = await app.rows(
    `select id from jobs.job where name = 'mail' and data->>'to' = 'reader${count}@mail.test'`,
  );
  expect(jobs).toHaveLength(1);
});

test("several are sent again by one call, and what cannot be is passed by", async () => {
  const [one, two, delivered] = [
    await failedMail(),
    await failedMail(),
    await failedMail({ state: "delivered", message: null }),
  ];
  const many = (ids: readonly number[]) => admin().post(`${base}/resend`, { dispatch_ids: ids });
  expect((await many([one, two, two, delivered, 999_999_999])).body).toEqual({
    resent: 2,
    passed: 2,
  });
  expect((await many([one, two])).body).toEqual({ resent: 0, passed: 2 });
  expect((await many([])).status).toBe(422);
});

const linkMail = (about: "invite" | "reset", userId: number, linkId: number) =>
  failedMail({ about, userId, linkId, message: null });

test("an invitation is sent again with a new link to the address of now, unless it has been taken up", async () => {
  const [user] = await app.db
    .insert(users)
    .values({ username: "carla", email: "carla@new.test", role: "creator" })
    .returning({ id: users.id });
  const id = await linkMail("invite", user!.id, 1);
  expect((await resend(id)).body).toMatchObject({ state: "resent", receiver: "carla@new.test" });
  const results = await list("search=carla@new.test");
  expect(results.map(({ dispatch_id: one }) => one)).toEqual([id]);
  expect(await list(`search=reader${count}@mail.test`)).toEqual([]);
  const links = await app.db.select().from(passwordLinks).where(eq(passwordLinks.userId, user!.id));
  expect(Date.parse(links[0]?.expiresAt ?? "")).toBeGreaterThan(Date.now() + 71 * 3_600_000);
  await app.db.update(users).set({ passwordHash: "x" }).where(eq(users.id, user!.id));
  const taken = await linkMail("invite", user!.id, 1);
  expect((await resend(taken)).status).toBe(409);
  expect((await detail(taken)).state).toBe("failed");
});

test("a link for a new password that has expired is not sent again, and a good one is", async () => {
  const link = async (pause: string) => {
    const [made] = await app.rows(
      `insert into password_links (token_hash, user_id, expires_at) values ('${pause}', ${app.userIds.other}, now() + interval '${pause}') returning id`,
    );
    return linkMail("reset", app.userIds.other, Number(made?.["id"]));
  };
  const expired = await link("-1 minute");
  const refused = await app
    .as("admin")
    .post(`${base}/${expired}/resend`, {}, { "accept-language": "en" });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ error: expect.stringContaining("has expired") });
  expect((await resend(await link("1 hour"))).status).toBe(200);
});

test("what is not kept, or never was, is 404, and a body that is wrong 422", async () => {
  expect((await admin().get(`${base}/999999999`)).status).toBe(404);
  expect((await resend(999_999_999)).status).toBe(404);
  expect((await resend(await failedMail(), { versions: 1 })).status).toBe(422);
  expect((await resend(await failedMail({ message: null }))).status).toBe(409);
});

test("an administrator sends again so often in an hour and no more, one or several by a call", async () => {
  expect((await resend(999_999_999)).status).toBe(404);
  await app.db.update(throttles).set({ points: 120 });
  const id = await failedMail();
  expect((await resend(id)).status).toBe(429);
  expect((await admin().post(`${base}/resend`, { dispatch_ids: [id] })).status).toBe(429);
  expect((await detail(id)).state).toBe("failed");
});

test("what opens an account is not shown, wherever it was written", async () => {
  const message = {
    to: "a@b.test",
    subject: "Hello",
    text: "https://x.test/password/reset/s3cret",
  };
  const id = await failedMail({ about: "invite", linkId: 1, userId: 1, message });
  const whole = await detail(id);
  expect(whole).toMatchObject({ text: null, text_is: "secret" });
  expect(JSON.stringify(whole)).not.toContain("s3cret");
});

test("it goes with its time, and with whom it names", async () => {
  const days = (count_: number) => new Date(Date.now() - count_ * 86_400_000).toISOString();
  const [old, young] = [
    await failedMail({ createdAt: days(91) }),
    await failedMail({ createdAt: days(89) }),
  ];
  await tidy(app, (error) => {
    throw error;
  });
  expect((await admin().get(`${base}/${old}`)).status).toBe(404);
  expect((await admin().get(`${base}/${young}`)).status).toBe(200);
  await erase(app, `reader${count}@mail.test`);
  expect((await admin().get(`${base}/${young}`)).status).toBe(404);
});

test("among 100,000 a page reads little but itself, however it is narrowed", async () => {
  for (let thousands = 0; thousands < 100; thousands += 10)
    await app.db.execute(sql`
      insert into dispatches (kind, about, state, receiver, subject, words)
      select 'mail', 'price', case when n % 1000 = 0 then 'failed' else 'delivered' end, 'reader' || n || '@many.test',
        'News', 'reader' || n || '@many.test News'
      from generate_series(${thousands * 1_000}::int + 1, ${(thousands + 10) * 1_000}::int) n`);
  await app.db.execute(sql`analyze dispatches`);
  const client = new Client({ connectionString: app.env.databaseUrl ?? "" });
  await client.connect();
  for (const query of [
    "",
    "&state=failed",
    "&state=failed&kind=mail",
    "&kind=mail",
    "&search=reader77777",
  ]) {
    let rows = 0;
    const queries = await queriesOf(async () => {
      rows = (await list(`limit=50${query}`)).length;
    });
    expect(rows, query).toBe(query.includes("77777") ? 1 : 50);
    const own = queries.filter(({ text }) => text.includes('"dispatches"'));
    expect(own, query).toHaveLength(1);
    // One row to select it and one to show it; a search may read some more.
    expect(await rowsRead(client, own), query).toBeLessThanOrEqual(3 * 51 + 20);
  }
  await client.end();
}, 60_000);
