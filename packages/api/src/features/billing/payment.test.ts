// Paying: one charge per period at the price of that moment, also when requests are repeated or responses are lost.
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { companyTokens } from "../../../test/harness.ts";
import { pricedLicense } from "../../../test/priced-license.ts";
import { payments } from "./payment.tables.ts";

const world = pricedLicense();

const act = <A extends string>(action: A, user = "anna", token?: string) =>
  world.app
    .company(token)
    .post(`/api/products/${world.build.product_id}/licenses/${action}`, { user_token: user });
const rows = () =>
  world.app.db
    .select()
    .from(payments)
    .where(eq(payments.productId, world.build.product_id))
    .orderBy(payments.id);
const monthsLater = (iso: string, months: number) => {
  const date = new Date(iso);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getTime();
};

test("paying makes the license usable for its contract length", async () => {
  const { status, body } = await act("pay");
  expect(status).toBe(200);
  const payment = body.payment!;
  expect(payment).toMatchObject({ amount: 9.5, currency: "EUR", provider: "localhost" });
  expect(body.license).toMatchObject({
    state: "paid",
    price_amount: 9.5,
    expiration_id: 2,
    paid_at: payment.paid_at,
    expires_at: payment.period_ends_at,
  });
  const ends = new Date(payment.period_ends_at!).getTime();
  expect(Math.abs(ends - monthsLater(payment.paid_at, 1))).toBeLessThan(4 * 86_400_000);
  expect([...world.service.charges.values()]).toEqual([
    {
      amount: 950,
      currency: "EUR",
      payer: "anna",
      description: expect.stringMatching(/^Product \d+, company \d+$/),
    },
  ]);
  expect([...world.service.charges.keys()]).toEqual([expect.stringMatching(/^license-\d+-\d+-1$/)]);
  expect(await rows()).toMatchObject([
    { userToken: "anna", status: "paid", amountCents: 950, expirationId: 2 },
  ]);
  expect((await act("install")).status).toBe(200);
});

test("twenty requests at once make one charge and answer the same payment", async () => {
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) => act("pay", `person ${n}`)),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(new Set(replies.map(({ body }) => body.payment?.payment_id)).size).toBe(1);
  expect(world.service.charges.size).toBe(1);
  expect(await rows()).toHaveLength(1);
});

test("paying again in the same period answers the payment without asking the provider", async () => {
  const first = await act("pay");
  const again = await act("pay", "bruno");
  expect(again.body).toEqual(first.body);
  expect(world.service.calls).toBe(1);
});

test("nothing is paid for a product that is free now, though it was paid for before", async () => {
  expect((await act("pay")).body.payment).not.toBeNull();
  const price = { price_amount: "0" };
  await world.app.as("creator").post(`${world.build.path}?require_review=0`, price);
  expect(await act("pay")).toMatchObject({ status: 200, body: { payment: null } });
  expect(world.service.calls).toBe(1);
});

test("a charge whose response is lost is sent again with the same key, not made twice", async () => {
  world.service.behaviour = "take and hang up";
  expect(await act("pay")).toMatchObject({
    status: 503,
    body: { problems: [{ key: "payment.unavailable" }] },
  });
  expect(await rows()).toMatchObject([{ status: "pending" }]);
  expect((await act("install")).status).toBe(402);
  world.service.behaviour = "take";
  // The price changes in between: the repeated charge still has the original amount.
  await world.app
    .as("creator")
    .post(`${world.build.path}?require_review=0`, { price_amount: "20" });
  expect(await act("pay", "bruno")).toMatchObject({
    status: 200,
    body: { payment: { amount: 9.5 }, license: { state: "paid" } },
  });
  expect(world.service.charges.size).toBe(1);
  expect(await rows()).toMatchObject([{ status: "paid", userToken: "anna" }]);
});

test("a refused payment is 402, and the next attempt is another charge", async () => {
  world.service.behaviour = "refuse";
  expect(await act("pay")).toMatchObject({
    status: 402,
    body: { problems: [{ key: "payment.refused" }] },
  });
  expect(
    (await world.app.company().post(`/api/products/${world.build.product_id}/licenses/company`))
      .body.license?.state,
  ).toBe("licensed");
  world.service.behaviour = "take";
  expect((await act("pay")).status).toBe(200);
  expect((await rows()).map(({ status }) => status)).toEqual(["refused", "paid"]);
});

test("a repeated charge that is refused ends the call of the same person; another person gets a new charge", async () => {
  world.service.behaviour = "fail";
  expect((await act("pay")).status).toBe(503);
  world.service.behaviour = "refuse";
  expect((await act("pay")).status).toBe(402);
  expect(world.service.calls).toBe(2);
  expect((await rows()).map(({ status }) => status)).toEqual(["refused"]);

  world.service.behaviour = "fail";
  expect((await act("pay")).status).toBe(503);
  world.service.behaviour = "refuse anna";
  expect((await act("pay", "bruno")).status).toBe(200);
  expect((await rows()).map(({ userToken, status }) => `${userToken} ${status}`)).toEqual([
    "anna refused",
    "anna refused",
    "bruno paid",
  ]);
  expect(new Set((await rows()).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
  expect([...world.service.charges.values()]).toMatchObject([{ payer: "bruno", amount: 950 }]);
});

test("a failing provider leaves the license unpaid", async () => {
  world.service.behaviour = "fail";
  expect((await act("pay")).status).toBe(503);
  expect(world.service.charges.size).toBe(0);
  expect((await act("install")).status).toBe(402);
});

test("without a license it is 402, without a person 422", async () => {
  expect(await act("pay", "anna", companyTokens.second)).toMatchObject({
    status: 402,
    body: { problems: [{ key: "license.missing" }] },
  });
  for (const user of ["", " ", "x".repeat(501)])
    expect(await act("pay", user)).toMatchObject({
      status: 422,
      body: { problems: [{ field: "user_token" }] },
    });
  expect(world.service.calls).toBe(0);
});
