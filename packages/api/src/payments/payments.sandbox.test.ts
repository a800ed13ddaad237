// The sandbox: its payments bear its name, and it refuses the payer that tests use for refusals.
import { afterAll, beforeAll, expect, test } from "vitest";
import { releasedProduct } from "../../test/fixtures.ts";
import { testApp, type TestApp } from "../../test/harness.ts";

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
