// Stripe's own page: a Checkout Session against a fake server, its events, and late payments.
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { releasedProduct, type Build } from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { outOfOrder, startStripe, tooSmall, type TestStripe } from "../../../test/stripe.ts";
import { checkouts, payments } from "../../features/billing/payment.tables.ts";
import { finish } from "../../features/billing/payment.finish.rules.ts";

let app: TestApp;
let stripe: TestStripe;
let build: Build;
beforeAll(async () => {
  stripe = await startStripe();
  app = await testApp(stripe.variables);
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});
beforeEach(async () => {
  build = await releasedProduct(app, { price_amount: "9.5", expiration_id: "2" });
  await app.company().post(`/api/products/${build.product_id}/license`);
  stripe.dropNext = 0;
});

const checkout = () =>
  app.company().post(`/api/products/${build.product_id}/licenses/checkout`, { user_token: "anna" });
const stateOf = async (id: number | null) =>
  (await app.company().post(`/api/licenses/payments/${id}`)).body;
const rows = () => app.db.select().from(payments).where(eq(payments.productId, build.product_id));
/** The session that was opened last. */
const session = () => [...stripe.sessions.values()].at(-1)!;
const pay = (paid = session()) =>
  Object.assign(paid, { status: "complete", payment_status: "paid", payment_intent: "pi_paid" });
async function tell(type: string, about = session(), secret?: string) {
  const { payload, signature } = stripe.event(type, about, secret);
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  return app.fastify.inject({ method: "POST", url: "/api/payments/events", payload, headers });
}

test("the page has the price, leads back, and is the same for everybody who asks", async () => {
  const before = stripe.sessions.size;
  const [first, second] = await Promise.all([checkout(), checkout()]);
  const { url, payment_id: id } = first.body;
  expect(second.body).toEqual(first.body);
  expect(stripe.sessions.size).toBe(before + 1);
  expect(url).toBe(session()["url"]);
  expect(session()["form"]).toMatchObject({
    mode: "payment",
    success_url: `${app.env.publicUrl}/store/products/${build.product_id}?payment=${id}`,
    metadata: { lanyard_key: expect.stringMatching(/^license-/) },
    line_items: [{ price_data: { currency: "eur", unit_amount: "950" } }],
  });
});

test("a page for several licenses has a line for each, in the payer's language", async () => {
  const other = await releasedProduct(app, { price_amount: "4.5", expiration_id: "2" });
  await app.company().post(`/api/products/${other.product_id}/license`);
  const opened = await app.company().post("/api/licenses/pay", {
    user_token: "anna",
    from: "licenses",
    licenses: [build, other].map(({ product_id }) => ({ product_id })),
  });
  expect(session()["form"]).toMatchObject({
    locale: "en",
    line_items: [
      { price_data: { unit_amount: "950", product_data: { name: "Visite" } } },
      { price_data: { unit_amount: "450" } },
    ],
  });
  pay();
  expect(await stateOf(opened.body.payment_id)).toMatchObject({
    status: "paid",
    receipt: { amount: 14, lines: [{ amount: 9.5 }, { amount: 4.5 }] },
  });
});

test("a price that changes expires the session", async () => {
  const { payment_id: id } = (await checkout()).body;
  const open = session();
  await app.as("creator").post(`${build.path}?require_review=0`, { price_amount: "39.9" });
  await expect.poll(() => open["status"]).toBe("expired");
  await expect.poll(async () => (await stateOf(id)).status).toBe("ended");
});

test("a page whose answer was lost is opened again with the same key, once", async () => {
  const before = stripe.sessions.size;
  stripe.dropNext = 3;
  expect((await checkout()).status).toBe(503);
  const { url } = (await checkout()).body;
  expect(url).toBe(session()["url"]);
  expect(stripe.sessions.size).toBe(before + 1);
});

test("a page that could not be opened while Stripe opens such pages is begun anew", async () => {
  // Stripe's SDK tries three times.
  stripe.instead.push(outOfOrder, outOfOrder, outOfOrder);
  expect((await checkout()).status).toBe(503);
  await app.db
    .update(checkouts)
    .set({ endsAt: sql`now() + interval '25 minutes'` })
    .where(eq(checkouts.url, ""));
  const { status, body } = await checkout();
  expect(status).toBe(200);
  expect(body.url).toBe(session()["url"]);
  expect((await rows()).map((row) => row.status).toSorted()).toEqual(["ended", "pending"]);
});

test("an amount for which Stripe opens no page is refused, not unavailable for an hour", async () => {
  stripe.instead.push(tooSmall);
  expect(await checkout()).toMatchObject({
    status: 402,
    body: { problems: [{ key: "payment.refused" }] },
  });
  expect(await rows()).toMatchObject([{ status: "refused" }]);
  // The next payment, which may have another price, gets a page.
  expect((await checkout()).body.url).toBe(session()["url"]);
});

test("a completed session is paid by its event, twice and forged included", async () => {
  const { payment_id: id } = (await checkout()).body;
  pay();
  expect((await tell("checkout.session.completed", session(), "whsec_other")).statusCode).toBe(400);
  expect((await rows())[0]?.status).toBe("pending");
  for (const _ of [1, 2]) expect((await tell("checkout.session.completed")).statusCode).toBe(200);
  expect((await stateOf(id)).status).toBe("paid");
  expect(await rows()).toMatchObject([{ status: "paid", providerReference: "pi_paid" }]);
});

test("without an event the return asks Stripe, at the same moment as the event too", async () => {
  const { payment_id: id } = (await checkout()).body;
  expect((await stateOf(id)).status).toBe("pending");
  pay();
  const [one, event, two] = await Promise.all([
    stateOf(id),
    tell("checkout.session.completed"),
    stateOf(id),
  ]);
  expect([one.status, event.statusCode, two.status]).toEqual(["paid", 200, "paid"]);
  expect(await rows()).toHaveLength(1);
});

test("a card that is refused leaves the page open; money on its way keeps it pending", async () => {
  const { payment_id: id } = (await checkout()).body;
  await tell("payment_intent.payment_failed", { id: "pi_1", metadata: {} });
  expect((await stateOf(id)).status).toBe("pending");
  Object.assign(session(), { status: "complete" });
  await tell("checkout.session.completed");
  expect((await stateOf(id)).status).toBe("pending");
  await app.db
    .update(checkouts)
    .set({ endsAt: sql`now() - interval '1 second'` })
    .where(eq(checkouts.paymentId, id ?? 0));
  await expect(finish(app, { id: id ?? 0 })).rejects.toThrow();
  expect(await checkout()).toMatchObject({
    status: 409,
    body: { problems: [{ key: "payment.under_way" }] },
  });
  await tell("checkout.session.async_payment_failed");
  expect((await stateOf(id)).status).toBe("refused");
});

test("money on its way that never came is refused, also where no event says so; then another page pays", async () => {
  const { payment_id: id } = (await checkout()).body;
  const intent = { id: "pi_slow", object: "payment_intent", status: "processing" };
  Object.assign(session(), { status: "complete", payment_intent: intent });
  expect((await stateOf(id)).status).toBe("pending");
  intent.status = "requires_payment_method";
  expect((await stateOf(id)).status).toBe("refused");
  const { payment_id: next } = (await checkout()).body;
  pay();
  expect((await stateOf(next)).status).toBe("paid");
});

test("the job ends an unanswered page at Stripe; money that came all the same is taken for what it was given", async () => {
  const { payment_id: id } = (await checkout()).body;
  const old = session();
  await app.db
    .update(checkouts)
    .set({ endsAt: sql`now() - interval '1 second'` })
    .where(eq(checkouts.paymentId, id ?? 0));
  await finish(app, { id: id ?? 0 });
  expect(old["status"]).toBe("expired");
  expect((await stateOf(id)).status).toBe("ended");
  await tell("checkout.session.completed", pay(old));
  expect((await stateOf(id)).status).toBe("paid");
});

test("whoever asks after it was paid, and before anybody was told, gets no page", async () => {
  const { payment_id: id } = (await checkout()).body;
  pay();
  expect((await checkout()).body).toEqual({ payment_id: id, url: null });
});

test("a page that was paid when it was about to be ended is paid", async () => {
  await checkout();
  pay();
  const paid = await app
    .company()
    .post(`/api/products/${build.product_id}/licenses/pay`, { user_token: "pm_card_visa" });
  expect(paid.status).toBe(200);
  expect(await rows()).toMatchObject([{ status: "paid", providerReference: "pi_paid" }]);
});

test("a page that says it was paid with another amount or currency pays nothing; in the payer's own currency it does", async () => {
  const { payment_id: id } = (await checkout()).body;
  const paid = pay();
  for (const other of [{ amount_total: 1 }, { currency: "usd" }]) {
    const changed = { ...paid, ...other };
    expect((await tell("checkout.session.completed", changed)).statusCode).toBe(503);
    stripe.sessions.set(String(paid["id"]), changed);
    expect((await stateOf(id)).status).toBe("pending");
  }
  expect(await checkout()).toMatchObject({
    status: 503,
    body: { problems: [{ key: "payment.unavailable" }] },
  });
  const currency_conversion = { amount_total: 950, source_currency: "eur" };
  const own = { ...paid, amount_total: 1_100, currency: "usd", currency_conversion };
  expect((await tell("checkout.session.completed", own)).statusCode).toBe(200);
  expect((await stateOf(id)).status).toBe("paid");
});
