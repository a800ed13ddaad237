// Paying on the provider's page: one page for all callers, and the provider, not the return URL, decides the outcome.
import { eq, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { releasedProduct, type Build } from "../../../test/fixtures.ts";
import { companyTokens, testApp, type TestApp } from "../../../test/harness.ts";
import { logger } from "../../platform/http/call/log.ts";
import { submissions } from "../submission/submission.tables.ts";
import { checkouts, payments } from "./payment.tables.ts";
import { licenses } from "../license/license.tables.ts";
import { settleByEvent } from "./payment.event.rules.ts";
import { finish } from "./payment.finish.rules.ts";

let app: TestApp;
let build: Build;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  build = await releasedProduct(app, { price_amount: "9.5", expiration_id: "2" });
  await app.company().post(`/api/products/${build.product_id}/license`);
});

const checkout = (price: object = {}, token?: string) =>
  app.company(token).post(`/api/products/${build.product_id}/licenses/checkout`, {
    user_token: "anna",
    ...price,
  });
const act = <A extends string>(action: A, price: object = {}) =>
  app.company().post(`/api/products/${build.product_id}/licenses/${action}`, {
    user_token: "bruno",
    ...price,
  });
const state = (id: number | null, token?: string) =>
  app.company(token).post(`/api/licenses/payments/${id}`);
const rows = () =>
  app.db
    .select()
    .from(payments)
    .where(eq(payments.productId, build.product_id))
    .orderBy(payments.id);
const license = async () => (await act("company")).body.license;
const pathOf = (url: string | null) => new URL(url ?? "").pathname;
const headers = { "content-type": "application/x-www-form-urlencoded" };
const answer = (url: string | null, payload: string, more: object = {}) =>
  app.fastify.inject({
    method: "POST",
    url: pathOf(url),
    headers: { ...headers, ...more },
    payload: `answer=${payload}`,
  });
const ask = async (price?: object) => (await checkout(price)).body;
const makePageOld = (id: number | null) =>
  app.db
    .update(checkouts)
    .set({ endsAt: sql`now() - interval '1 second'` })
    .where(eq(checkouts.paymentId, id ?? 0));
const endPeriodIn = (days: number) =>
  app.db
    .update(licenses)
    .set({
      periodStartsAt: sql`now() - interval '1 year'`,
      expiresAt: sql`date_trunc('milliseconds', now()) + make_interval(days => ${days}::int)`,
    })
    .where(eq(licenses.productId, build.product_id));

test("the page is paid, leads back, and the license is usable", async () => {
  const opened = await checkout({ price_amount: 9.5, price_currency: "eur", expiration_id: 2 });
  expect(opened.status).toBe(200);
  const { payment_id: id, url } = opened.body;
  expect((await state(id)).body).toMatchObject({ status: "pending", url, receipt: null });
  const page = await app.fastify.inject({ url: pathOf(url), headers: { cookie: "language=fr" } });
  expect(page.headers["content-type"]).toContain("text/html");
  expect(page.body).toContain('<html lang="fr">');
  expect(page.body).toContain("Bac à sable");
  expect(page.body).toContain("9,50");
  const paid = await answer(url, "pay");
  expect(paid.statusCode).toBe(303);
  expect(paid.headers.location).toBe(
    `${app.env.publicUrl}/store/products/${build.product_id}?payment=${id}`,
  );
  expect((await state(id)).body).toMatchObject({
    payment_id: id,
    product_id: build.product_id,
    status: "paid",
    url: null,
    receipt: { amount: 9.5, currency: "EUR", version: "1.0.0", provider: "sandbox" },
  });
  expect(await license()).toMatchObject({ state: "paid" });
  expect((await act("install")).status).toBe(200);
});

test("the page names the app in its reader's language, whoever opened it", async () => {
  build = await releasedProduct(app, {
    price_amount: "9.5",
    expiration_id: "2",
    "languages[2][name]": "Visits",
    "languages[2][description]": "Registers visitors.",
  });
  await app.company().post(`/api/products/${build.product_id}/license`);
  const { url } = await ask();
  const pageIn = async (language: string) => {
    const cookie = `language=${language}`;
    return (await app.fastify.inject({ url: pathOf(url), headers: { cookie } })).body;
  };
  expect(await pageIn("it")).toContain("<dd>Visite</dd>");
  expect(await pageIn("en")).toContain("<dd>Visits</dd>");
});

test("coming back says nothing by itself: a page that nobody has answered is pending", async () => {
  const { payment_id: id } = await ask();
  expect((await state(id)).body.status).toBe("pending");
  expect((await act("install")).status).toBe(402);
  expect((await license())?.state).toBe("licensed");
});

test("a refused page is over; the next one is another payment", async () => {
  const first = await ask();
  await answer(first.url, "refuse");
  expect((await state(first.payment_id)).body).toMatchObject({ status: "refused", url: null });
  const second = await ask();
  expect(second.payment_id).not.toBe(first.payment_id);
  await answer(second.url, "pay");
  expect((await rows()).map(({ status }) => status)).toEqual(["refused", "paid"]);
});

test("twenty people at once, and whoever comes back to it, get the same page", async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => checkout()));
  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(new Set(replies.map(({ body }) => body.url)).size).toBe(1);
  expect(await rows()).toHaveLength(1);
  expect(await ask()).toEqual(replies[0]?.body);
});

test("a page that is answered twice, also at once and in two ways, is paid once", async () => {
  const { url, payment_id: id } = await ask();
  const answers = await Promise.all([answer(url, "pay"), answer(url, "pay"), answer(url, "pay")]);
  for (const { statusCode } of answers) expect([200, 303]).toContain(statusCode);
  const again = await answer(url, "refuse");
  expect(again.statusCode).toBe(200);
  expect(again.body).toContain("This payment was made");
  const { receipt } = (await state(id)).body;
  expect(receipt?.period_ends_at).toBe((await license())?.expires_at);
  expect(await ask()).toEqual({ payment_id: id, url: null });
});

test("the outcome and the return at once: the return says the one or the other, and then the one", async () => {
  const { url, payment_id: id } = await ask();
  const [, ...states] = await Promise.all([answer(url, "pay"), state(id), state(id), state(id)]);
  for (const { body } of states) expect(["pending", "paid"]).toContain(body.status);
  expect((await state(id)).body.status).toBe("paid");
});

test("the address of a page is in no table and in no line of the log", async () => {
  const { url } = await ask();
  const key = pathOf(url).split("/").at(-1) ?? "";
  expect(key).toMatch(/^[\w-]{43}$/);
  // Whoever joins, and whoever asks how it stands, gets the same address.
  expect((await ask({ user_token: "bruno" })).url).toBe(url);
  const tables = await app.rows(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs', 'months')",
  );
  for (const { name } of tables)
    expect(
      await app.rows(`select from ${String(name)} t where position('${key}' in t::text) > 0`),
      String(name),
    ).toEqual([]);
  const { req } = logger.serializers;
  const request = { method: "GET", url: `${pathOf(url)}?x`, ip: "::1" } as FastifyRequest;
  expect(req(request)).toEqual({ method: "GET", path: "/sandbox/payments/…", address: "::1" });
  // The stored hash opens nothing.
  const [{ reference } = {}] = await app.rows(
    "select reference from checkouts where reference <> ''",
  );
  const forged = await app.fastify.inject({ url: `/sandbox/payments/${String(reference)}` });
  expect(forged.statusCode).toBe(404);
});

test("another company's payment, and one that never was, is 404; a forged page or answer changes nothing", async () => {
  const { payment_id: id, url } = await ask();
  for (const reply of [await state(id, companyTokens.second), await state(999_999)])
    expect(reply).toMatchObject({
      status: 404,
      body: { problems: [{ key: "payment.not_found" }] },
    });
  for (const path of [
    "/sandbox/payments/nobodys",
    "/sandbox/payments/%20",
    "/sandbox/payments/%00",
  ])
    expect((await app.fastify.inject({ url: path })).statusCode).toBe(404);
  expect((await answer(url, "anything")).statusCode).toBe(200);
  expect((await answer(url, "pay", { origin: "https://evil.test" })).statusCode).toBe(403);
  expect((await answer(url, "pay", { origin: "null" })).statusCode).toBe(403);
  expect((await answer(url, "pay", { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  expect((await state(id)).body.status).toBe("pending");
  expect((await answer(url, "pay", { origin: app.env.publicUrl })).statusCode).toBe(303);
});

test("a changed price is 409 with the new one, and the page with the old one cannot be paid any more", async () => {
  const old = await ask({ price_amount: 9.5 });
  await app.as("creator").post(`${build.path}?require_review=0`, { price_amount: "12" });
  expect(await checkout({ price_amount: 9.5 })).toMatchObject({
    status: 409,
    body: { price: { price_amount: 12 }, problems: [{ key: "payment.price_changed" }] },
  });
  const page = await answer(old.url, "pay");
  expect(page.body).toContain("The price has changed");
  expect((await state(old.payment_id)).body.status).toBe("ended");
  const fresh = await ask({ price_amount: 12 });
  await answer(fresh.url, "pay");
  expect((await rows()).map(({ status, amountCents }) => [status, amountCents])).toEqual([
    ["ended", 950],
    ["paid", 1200],
  ]);
});

test("who pays by the host's own way closes the page, and it is paid once", async () => {
  const { url, payment_id: id } = await ask();
  const paid = await act("pay");
  expect(paid.status).toBe(200);
  expect(paid.body.payment?.payment_id).not.toBe(id);
  expect((await answer(url, "pay")).statusCode).toBe(200);
  expect((await rows()).map(({ status }) => status)).toEqual(["ended", "paid"]);
});

test("a page that nobody answers ends after its time by the job, and not before", async () => {
  const { url, payment_id: id } = await ask();
  await finish(app, { id: id ?? 0 });
  expect((await state(id)).body.status).toBe("pending");
  await makePageOld(id);
  await finish(app, { id: id ?? 0 });
  expect((await state(id)).body).toMatchObject({ status: "ended", url: null });
  expect((await answer(url, "pay")).body).toContain("timed out");
  const fresh = await ask();
  expect(fresh.url).not.toBe(url);
});

/** The provider reports a payment long after its page was ended. */
const comesLate = async () => {
  const idempotencyKey = (await rows())[0]?.idempotencyKey ?? "";
  await settleByEvent(app, { idempotencyKey, outcome: { reference: "late" } });
};

test("money that comes when its page was ended is taken for what it was given, once", async () => {
  const { payment_id: id } = await ask();
  await makePageOld(id);
  await finish(app, { id: id ?? 0 });
  await comesLate();
  expect((await state(id)).body).toMatchObject({ status: "paid" });
  const ends = (await license())?.expires_at;
  expect(ends).toBeTypeOf("string");
  await comesLate();
  expect((await license())?.expires_at).toBe(ends);
  expect((await rows()).map(({ status }) => status)).toEqual(["paid"]);
});

test("money that comes late does not bound what was paid for without end meanwhile", async () => {
  const { payment_id: id } = await ask();
  await makePageOld(id);
  await finish(app, { id: id ?? 0 });
  await app.as("creator").post(`${build.path}?require_review=0`, {
    price_amount: "40",
    expiration_id: "1",
  });
  expect((await act("pay")).status).toBe(200);
  await comesLate();
  expect((await rows()).map(({ status }) => status)).toEqual(["paid", "paid"]);
  expect(await license()).toMatchObject({ state: "paid", expires_at: null });
});

test("a page whose product went off sale, or has another price, ends by the job before its time", async () => {
  const hidden = await ask();
  await app.as("admin").post(`${build.adminPath}/hidden`);
  await finish(app, { id: hidden.payment_id ?? 0 });
  expect((await answer(hidden.url, "pay")).statusCode).toBe(200);
  expect((await state(hidden.payment_id)).body.status).toBe("ended");
  await app.as("admin").post(`${build.adminPath}/active`, { hidden: 0 });
  const dear = await ask();
  await app.as("creator").post(`${build.path}?require_review=0`, { price_amount: "8" });
  await finish(app, { id: dear.payment_id ?? 0 });
  expect((await state(dear.payment_id)).body.status).toBe("ended");
  expect((await license())?.state).toBe("licensed");
});

test("a page is looked at again within five minutes, however long it is open", async () => {
  const { payment_id: id } = await ask();
  await app.rows(`update payments set created_at = now() - interval '20 minutes' where id = ${id}`);
  await app.rows("delete from jobs.job where name = 'payment' and state = 'created'");
  await finish(app, { id: id ?? 0 });
  expect(
    await app.rows(
      "select start_after <= now() + interval '5 minutes' as soon from jobs.job where name = 'payment' and state = 'created'",
    ),
  ).toEqual([{ soon: true }]);
});

test("a page that is about to end is replaced when somebody asks", async () => {
  const { url, payment_id: id } = await ask();
  await makePageOld(id);
  const fresh = await ask();
  expect(fresh.url).not.toBe(url);
  expect((await state(id)).body.status).toBe("ended");
});

test("in the last days of its period a license is renewed ahead, once, from the end of the period", async () => {
  await act("pay");
  const soon = (await license())?.expires_at ?? "";
  await endPeriodIn(40);
  const far = (await license())?.expires_at ?? "";
  expect(await ask({ renews: far })).toMatchObject({ url: null });
  await endPeriodIn(12);
  const ends = (await license())?.expires_at ?? "";
  expect(await ask()).toMatchObject({ url: null });
  expect(await ask({ renews: soon })).toMatchObject({ url: null });
  const { url, payment_id: id } = await ask({ renews: ends });
  await answer(url, "pay");
  const { receipt } = (await state(id)).body;
  expect(receipt?.period_starts_at).toBe(ends);
  const renewed = (await license())?.expires_at ?? "";
  expect(renewed).toBe(receipt?.period_ends_at);
  expect(Date.parse(renewed) - Date.parse(ends)).toBeGreaterThan(27 * 86_400_000);
  // The payer clicks again on a screen that still shows the old period.
  expect(await ask({ renews: ends })).toEqual({ payment_id: id, url: null });
  expect((await act("pay", { renews: ends })).body.payment?.payment_id).toBe(id);
  expect(await rows()).toHaveLength(2);
});

test("a free product has nothing to pay; without a license it is 402, off sale 409", async () => {
  expect(await checkout({}, companyTokens.second)).toMatchObject({
    status: 402,
    body: { problems: [{ key: "license.missing" }] },
  });
  await app.as("admin").post(`${build.adminPath}/hidden`);
  expect(await checkout()).toMatchObject({
    status: 409,
    body: { problems: [{ key: "license.not_renewable" }] },
  });
  build = await releasedProduct(app);
  await app.company().post(`/api/products/${build.product_id}/license`);
  expect(await ask()).toEqual({ payment_id: null, url: null });
});

test("a product that goes off sale while its page is open cannot be paid with a new page", async () => {
  const { payment_id: id } = await ask();
  await app.as("admin").post(`${build.adminPath}/hidden`);
  expect((await checkout()).status).toBe(409);
  expect((await state(id)).body.status).toBe("ended");
});

test("numbers of charges go on after refused ones were deleted", async () => {
  for (const _ of [1, 2]) {
    const { url } = await ask();
    await answer(url, "refuse");
  }
  const { url } = await ask();
  await answer(url, "pay");
  await app.db
    .delete(payments)
    .where(sql`${payments.productId} = ${build.product_id} and status = 'refused'`);
  await endPeriodIn(-1);
  expect((await checkout()).status).toBe(200);
});

test("the page of the licenses leads back to them", async () => {
  const { url, payment_id: id } = await ask({ from: "licenses" });
  const paid = await answer(url, "pay");
  expect(paid.headers.location).toBe(`${app.env.publicUrl}/store/licenses?payment=${id}`);
  expect((await checkout({ from: "https://evil.test" })).status).toBe(422);
});

test("the sandbox's page of an old price says so and charges nothing", async () => {
  const { url, payment_id: id } = await ask();
  // Without the job that ends the page: the answer itself is compared with the price.
  await app.db
    .update(submissions)
    .set({ priceCents: 3990 })
    .where(eq(submissions.productId, build.product_id));
  const page = await app.fastify.inject({ url: pathOf(url), headers: { cookie: "language=en" } });
  expect(page.body).toContain("The price has changed");
  expect(page.body).not.toContain("<form");
  const answered = await answer(url, "pay", { cookie: "language=en" });
  expect(answered.statusCode).toBe(200);
  expect(answered.body).toContain("nothing was charged");
  expect((await state(id)).body).toMatchObject({ status: "ended", receipt: null });
  expect((await license())?.state).toBe("licensed");
});

test("a page in a window of its own is in the language of who opened it, and leads to one that says to close it", async () => {
  const { url, payment_id: id } = (
    await app.fastify.inject({
      method: "POST",
      url: `/api/products/${build.product_id}/licenses/checkout`,
      headers: { "accept-language": "fr" },
      payload: { company_token: companyTokens.first, user_token: "anna", from: "window" },
    })
  ).json<{ url: string; payment_id: number }>();
  // Outside of the host's frame the same person reads Italian.
  const page = await app.fastify.inject({
    url: pathOf(url),
    headers: { cookie: "language=it" },
  });
  expect(page.body).toContain('<html lang="fr">');
  const { location } = (await answer(url, "pay")).headers;
  expect(location).toBe(`${app.env.publicUrl}/payments/done?language=fr&payment=${id}`);
  const done = await app.fastify.inject({ url: new URL(location!).pathname + "?language=fr" });
  expect(done.statusCode).toBe(200);
  expect(done.body).toContain("Vous pouvez fermer cette fenêtre");
  expect(done.body).toContain('<a href="../store">Retour à la boutique</a>');
});
