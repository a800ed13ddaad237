// The sandbox: its payments carry its name, and it refuses the payer that tests use for refusals.
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { releasedProduct } from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { payments } from "../../features/billing/payment.tables.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test("payments name the sandbox as provider; the payer `decline` is refused, others at the same moment are not", async () => {
  const { product_id: id } = await releasedProduct(app, {
    price_amount: "40.99",
    expiration_id: "3",
  });
  await app.company().post(`/api/products/${id}/license`);
  const pay = (user_token: string) =>
    app.company().post(`/api/products/${id}/licenses/pay`, { user_token });
  expect((await pay("decline")).status).toBe(402);
  const replies = await Promise.all([pay("decline"), pay("anna"), pay("bruno")]);
  for (const reply of replies.slice(1))
    expect(reply).toMatchObject({
      status: 200,
      body: { payment: { provider: "sandbox", amount: 40.99 }, license: { state: "paid" } },
    });
});

test("a charge that nobody knew the outcome of is the same one a day later", async () => {
  const { product_id: id } = await releasedProduct(app, {
    price_amount: "9.5",
    expiration_id: "3",
  });
  await app.company().post(`/api/products/${id}/license`);
  const pay = () => app.company().post(`/api/products/${id}/licenses/pay`, { user_token: "anna" });
  const ofThis = eq(payments.productId, id);
  const before = (await pay()).body.payment;
  const [paid] = await app.db.select().from(payments).where(ofThis);
  // As if the server had crashed before it could store the outcome.
  await app.db
    .update(payments)
    .set({
      status: "pending",
      paidAt: null,
      periodStartsAt: null,
      periodEndsAt: null,
      providerReference: "",
      createdAt: sql`now() - interval '2 days'`,
    })
    .where(ofThis);
  await app.db.execute(
    sql`update licenses set paid_at = null, expires_at = null where product_id = ${id}`,
  );
  expect((await pay()).body.payment).toMatchObject({ payment_id: before?.payment_id });
  expect(await app.db.select().from(payments).where(ofThis)).toMatchObject([
    { status: "paid", providerReference: paid?.providerReference },
  ]);
});
