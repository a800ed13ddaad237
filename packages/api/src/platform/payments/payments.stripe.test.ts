// Payments by Stripe: its SDK against a fake server that checks the key, idempotency and signatures.
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { releasedProduct, type Build } from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { noSearch, outOfOrder, startStripe, type TestStripe } from "../../../test/stripe.ts";
import { payments } from "../../features/billing/payment.tables.ts";
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
  stripe.intents.length = 0;
  stripe.calls = 0;
  stripe.dropNext = 0;
  stripe.isSearchable = true;
});

const pay = (method = "pm_card_visa") =>
  app.company().post(`/api/products/${build.product_id}/licenses/pay`, { user_token: method });
const rows = () => app.db.select().from(payments).where(eq(payments.productId, build.product_id));
const sendEvent = ({ payload, signature }: { payload: string; signature: string }) =>
  app.fastify.inject({
    method: "POST",
    url: "/api/payments/events",
    payload,
    headers: { "content-type": "application/json", "stripe-signature": signature },
  });

test("a payment method or a confirmation token pays, and a second call charges nothing", async () => {
  const first = await pay();
  expect(first).toMatchObject({
    status: 200,
    body: { payment: { amount: 9.5, currency: "EUR", provider: "stripe" } },
  });
  expect((await pay("ctoken_1")).body).toEqual(first.body);
  expect(stripe.intents).toMatchObject([{ amount: 950, currency: "eur" }]);
  expect(await rows()).toMatchObject([
    { status: "paid", providerReference: stripe.intents[0]?.["id"] },
  ]);
});

test("a declined card and an unknown payment method are 402; then another card pays", async () => {
  for (const method of ["pm_card_chargeDeclined", "no such means"])
    expect(await pay(method)).toMatchObject({
      status: 402,
      body: { problems: [{ key: "payment.refused" }] },
    });
  expect(stripe.intents).toEqual([]);
  expect((await pay()).status).toBe(200);
  expect((await rows()).map(({ status }) => status)).toEqual(["refused", "refused", "paid"]);
});

test("a charge whose response is lost is sent again with the same key, and charged once", async () => {
  stripe.dropNext = 1;
  expect((await pay()).status).toBe(200);
  expect(stripe.calls).toBe(2);
  expect(stripe.intents).toHaveLength(1);
});

test("a charge that gets no response is settled by Stripe's event", async () => {
  stripe.dropNext = 3;
  expect((await pay()).status).toBe(503);
  expect(await rows()).toMatchObject([{ status: "pending" }]);
  const event = stripe.event("payment_intent.succeeded", stripe.intents[0] ?? {});
  expect((await sendEvent(event)).statusCode).toBe(200);
  // The event arrives twice and the company pays again: there is still one payment and one audit entry.
  expect((await sendEvent(event)).statusCode).toBe(200);
  expect((await pay()).body.license.state).toBe("paid");
  expect(await rows()).toMatchObject([
    { status: "paid", providerReference: stripe.intents[0]?.["id"] },
  ]);
  const log = await app.as("admin").get("/api/admin/audit?action=payment.paid");
  const [{ id } = { id: 0 }] = await rows();
  expect(log.body.filter(({ subject }) => subject.id === id)).toHaveLength(1);
});

/** Two days later, without an event: Stripe has forgotten the key. */
const twoDaysLater = async () => {
  stripe.forget();
  await app.db
    .update(payments)
    .set({ createdAt: sql`${payments.createdAt} - interval '2 days'` })
    .where(eq(payments.productId, build.product_id));
};

test("a charge whose key Stripe has forgotten is found by it, and not made again", async () => {
  stripe.dropNext = 3;
  expect((await pay()).status).toBe(503);
  await twoDaysLater();
  expect((await pay()).body.license.state).toBe("paid");
  expect(stripe.intents).toHaveLength(1);
  expect(await rows()).toMatchObject([
    { status: "paid", providerReference: stripe.intents[0]?.["id"] },
  ]);
});

test("an old charge that Stripe never heard of is made; that it has just made it knows by the key", async () => {
  stripe.instead.push(...Array(3).fill(outOfOrder));
  expect((await pay()).status).toBe(503);
  await twoDaysLater();
  stripe.isSearchable = false;
  stripe.dropNext = 3;
  expect((await pay()).status).toBe(503);
  expect(stripe.intents).toHaveLength(1);
  expect((await pay()).status).toBe(200);
  expect(stripe.intents).toHaveLength(1);
  expect(await rows()).toMatchObject([{ status: "paid" }]);
});

test("of an old charge that Stripe cannot be asked about nothing is charged; one under way waits", async () => {
  expect((await pay("pm_slow")).status).toBe(503);
  await twoDaysLater();
  stripe.instead.push(...Array(3).fill(outOfOrder));
  expect((await pay()).status).toBe(503);
  expect((await pay()).status).toBe(503);
  expect(stripe.intents).toHaveLength(0);
  expect(await rows()).toMatchObject([{ status: "pending" }]);
});

test("of an account that has no search an old charge waits for its event, and is charged once", async () => {
  stripe.dropNext = 3;
  expect((await pay()).status).toBe(503);
  await twoDaysLater();
  const [{ id } = { id: 0 }] = await rows();
  // Neither another payment by the company nor the job, which only looks the charge up, can find it.
  stripe.instead.push(noSearch, noSearch);
  expect((await pay()).status).toBe(503);
  await expect(finish(app, { id })).rejects.toThrow("search");
  expect(stripe.instead).toEqual([]);
  expect(stripe.intents).toHaveLength(1);
  expect(await rows()).toMatchObject([{ status: "pending" }]);
  await sendEvent(stripe.event("payment_intent.succeeded", stripe.intents[0] ?? {}));
  expect((await pay()).body.license.state).toBe("paid");
  expect(stripe.intents).toHaveLength(1);
  expect(await rows()).toMatchObject([{ status: "paid" }]);
});

test("a charge that is still being processed is settled, or refused, by its event", async () => {
  expect((await pay("pm_slow")).status).toBe(503);
  const [{ idempotencyKey } = { idempotencyKey: "" }] = await rows();
  const intent = {
    id: "pi_slow",
    amount: 950,
    currency: "eur",
    metadata: { lanyard_key: idempotencyKey },
  };
  await sendEvent(stripe.event("payment_intent.created", intent));
  expect(await rows()).toMatchObject([{ status: "pending" }]);
  await sendEvent(stripe.event("payment_intent.payment_failed", intent));
  expect(await rows()).toMatchObject([{ status: "refused" }]);
  // A late event does not turn a refused payment into a paid one.
  await sendEvent(stripe.event("payment_intent.succeeded", intent));
  expect(await rows()).toMatchObject([{ status: "refused" }]);
});

test("an event with a wrong signature is refused; an event of another database is ignored", async () => {
  const intent = { id: "pi_x", metadata: { lanyard_key: "of another database" } };
  const right = stripe.event("payment_intent.succeeded", intent);
  expect((await sendEvent(right)).statusCode).toBe(200);
  expect((await sendEvent({ ...right, payload: `${right.payload} ` })).statusCode).toBe(400);
  expect((await sendEvent({ ...right, signature: "" })).statusCode).toBe(400);
  const forged = stripe.event("payment_intent.succeeded", intent, "whsec_other");
  expect((await sendEvent(forged)).statusCode).toBe(400);
});

test("an event that says another amount or currency pays nothing", async () => {
  stripe.dropNext = 3;
  expect((await pay()).status).toBe(503);
  const [intent] = stripe.intents;
  for (const other of [{ amount: 1 }, { currency: "usd" }]) {
    const event = stripe.event("payment_intent.succeeded", { ...intent, ...other });
    expect((await sendEvent(event)).statusCode).toBe(503);
    expect(await rows()).toMatchObject([{ status: "pending" }]);
  }
  await sendEvent(stripe.event("payment_intent.succeeded", intent ?? {}));
  expect(await rows()).toMatchObject([{ status: "paid" }]);
});
