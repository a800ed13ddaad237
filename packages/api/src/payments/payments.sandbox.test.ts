// The sandbox says that it is one, and refuses whom it is told to refuse.
import { afterAll, beforeAll, expect, test } from "vitest";
import { releasedProduct } from "../../test/fixtures.ts";
import { testApp, type TestApp } from "../../test/harness.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test("payments of the sandbox bear its name; the person called decline is refused, the others at the same moment are not", async () => {
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
