// Paying by Stripe: its SDK against a stand-in that checks the key, idempotency and signatures.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { releasedProduct, type Build } from "../../test/fixtures.ts";
import { testApp, type TestApp } from "../../test/harness.ts";
import { startStripe, type TestStripe } from "../../test/stripe.ts";
import { payments } from "../license/license.tables.ts";

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
  stripe.asked = 0;
  stripe.losesNext = 0;
});

const pay = (means = "pm_card_visa") =>
  app.company().post(`/api/products/${build.product_id}/licenses/pay`, { user_token: means });
const rows = () => app.db.select().from(payments).where(eq(payments.productId, build.product_id));
const tell = ({ payload, signature }: { payload: string; signature: string }) =>
  app.fastify.inject({
    method: "POST",
    url: "/api/payments/events",
    payload,
    headers: { "content-type": "application/json", "stripe-signature": signature },
  });

test("a payment method or a confirmation token pays, once", async () => {
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

test("a declined card, and what is no means of payment, are 402; then another one pays", async () => {
  for (const means of ["pm_card_chargeDeclined", "no such means"])
    expect(await pay(means)).toMatchObject({
      status: 402,
      body: { problems: [{ key: "payment.refused" }] },
    });
  expect(stripe.intents).toEqual([]);
  expect((await pay()).status).toBe(200);
  expect((await rows()).map(({ status }) => status)).toEqual(["refused", "refused", "paid"]);
});

test("an answer that is lost is asked for again under the same key: the money is taken once", async () => {
  stripe.losesNext = 1;
  expect((await pay()).status).toBe(200);
  expect(stripe.asked).toBe(2);
  expect(stripe.intents).toHaveLength(1);
});

test("when no answer comes at all, Stripe's own event settles it", async () => {
  stripe.losesNext = 3;
  expect((await pay()).status).toBe(503);
  expect(await rows()).toMatchObject([{ status: "pending" }]);
  const event = stripe.event("payment_intent.succeeded", stripe.intents[0] ?? {});
  expect((await tell(event)).statusCode).toBe(200);
  // Told twice, and asked again afterwards: one payment, one entry, one period.
  expect((await tell(event)).statusCode).toBe(200);
  expect((await pay()).body.license.state).toBe("paid");
  expect(await rows()).toMatchObject([
    { status: "paid", providerReference: stripe.intents[0]?.["id"] },
  ]);
  const log = await app.as("admin").get("/api/admin/audit?action=payment.paid");
  const [{ id } = { id: 0 }] = await rows();
  expect(log.body.filter(({ subject }) => subject.id === id)).toHaveLength(1);
});

test("what is still being processed is settled, or refused, by its event", async () => {
  expect((await pay("pm_slow")).status).toBe(503);
  const [{ idempotencyKey } = { idempotencyKey: "" }] = await rows();
  const intent = { id: "pi_slow", metadata: { lanyard_key: idempotencyKey } };
  await tell(stripe.event("payment_intent.created", intent));
  expect(await rows()).toMatchObject([{ status: "pending" }]);
  await tell(stripe.event("payment_intent.payment_failed", intent));
  expect(await rows()).toMatchObject([{ status: "refused" }]);
  // What was refused is not paid by a late event.
  await tell(stripe.event("payment_intent.succeeded", intent));
  expect(await rows()).toMatchObject([{ status: "refused" }]);
});

test("an event that is not Stripe's, or was changed, is refused; one of another database is ignored", async () => {
  const intent = { id: "pi_x", metadata: { lanyard_key: "of another database" } };
  const right = stripe.event("payment_intent.succeeded", intent);
  expect((await tell(right)).statusCode).toBe(200);
  expect((await tell({ ...right, payload: `${right.payload} ` })).statusCode).toBe(400);
  expect((await tell({ ...right, signature: "" })).statusCode).toBe(400);
  const forged = stripe.event("payment_intent.succeeded", intent, "whsec_other");
  expect((await tell(forged)).statusCode).toBe(400);
});
