// A payer who sends a price pays that price or nothing, whatever the seller changes meanwhile.
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { releasedProduct } from "../../../test/fixtures.ts";
import { pricedLicense } from "../../../test/priced-license.ts";
import { licenses } from "../license/license.tables.ts";
import { payments } from "./payment.tables.ts";
import { sendPriceNotices } from "../license/price-notice.rules.ts";

const world = pricedLicense();

const seen = { price_amount: 9.5, price_currency: "EUR", expiration_id: 2 };
const pay = (price: object = {}, user = "anna") =>
  world.app
    .company()
    .post(`/api/products/${world.build.product_id}/licenses/pay`, { user_token: user, ...price });
const check = async () =>
  (await world.app.company().post(`/api/products/${world.build.product_id}/licenses/company`)).body
    .license!;
const sell = (offer: object) =>
  world.app.as("creator").post(`${world.build.path}?require_review=0`, offer);
const rows = () =>
  world.app.db.select().from(payments).where(eq(payments.productId, world.build.product_id));
const expire = () =>
  world.app.db
    .update(licenses)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(licenses.productId, world.build.product_id));
const refused = (price: object, ...problems: object[]) => ({
  status: 409,
  body: { code: "state", price, problems },
});

test("the sent price is paid, in whatever format it is written", async () => {
  for (const price of [
    seen,
    { price_amount: "9.50", price_currency: "eur", expiration_id: "2" },
    { price_amount: 9.5 },
    { price_currency: "EUR" },
    {},
  ]) {
    await expire();
    expect(await pay(price)).toMatchObject({ status: 200, body: { payment: { amount: 9.5 } } });
  }
  expect(world.service.charges.size).toBe(5);
});

test("another price, currency or length is 409 with the current price, and nothing is charged", async () => {
  const changed = {
    key: "payment.price_changed",
    text: "The price has changed: it is now €9.50.",
  };
  for (const [price, ...problems] of [
    [
      { ...seen, price_amount: 9.49 },
      { ...changed, field: "price_amount" },
    ],
    [
      { ...seen, price_currency: "USD" },
      { ...changed, field: "price_currency" },
    ],
    [
      { price_amount: 0, price_currency: "USD" },
      { ...changed, field: "price_amount" },
    ],
    [
      { ...seen, expiration_id: 5 },
      { key: "payment.length_changed", field: "expiration_id" },
    ],
    [
      { ...seen, price_amount: 12, expiration_id: 5 },
      { ...changed, field: "price_amount" },
      { key: "payment.length_changed", field: "expiration_id" },
    ],
  ] as const)
    expect(await pay(price)).toMatchObject(refused(seen, ...problems));
  expect(world.service.calls).toBe(0);
  expect(await rows()).toEqual([]);
});

test("an invalid price is 422", async () => {
  for (const price_amount of ["", "free", -1, 9.555, 41])
    expect(await pay({ price_amount })).toMatchObject({
      status: 422,
      body: { problems: [{ field: "price_amount" }] },
    });
  expect((await pay({ price_currency: "EURO" })).status).toBe(422);
  expect((await pay({ expiration_id: "x" })).status).toBe(422);
  expect(world.service.calls).toBe(0);
});

test("a renewal costs the current price, which the license shows; a lower sent price is 409", async () => {
  await pay(seen);
  const dearer = { price_amount: 12, price_currency: "EUR", expiration_id: 5 };
  await sell(dearer);
  // A paid period is not charged again, whatever price the payer sends.
  expect(await check()).toMatchObject({ ...seen, state: "paid", renewal: dearer });
  expect((await pay(dearer)).body).toMatchObject({ payment: { amount: 9.5 } });
  await expire();
  expect(await check()).toMatchObject({ ...dearer, state: "expired", renewal: dearer });
  expect(await pay(seen)).toMatchObject({ status: 409, body: { price: dearer } });
  const renewed = await pay((await check()).renewal!);
  expect(renewed).toMatchObject({ status: 200, body: { payment: { amount: 12 } } });
  expect([...world.service.charges.values()].map(({ amount }) => amount)).toEqual([950, 1200]);
});

test("a renewal that names no price costs what the company knows of, or is 409", async () => {
  await pay();
  const at = { price_currency: "EUR", expiration_id: 2 };
  for (const changed of [
    { ...at, price_amount: 12 },
    { ...at, price_amount: 9 },
    { ...seen, price_currency: "USD" },
    { ...seen, expiration_id: 5 },
  ]) {
    // The price changes after a period ends, and changes back before any company is notified.
    await expire();
    await sell(changed);
    expect(await pay()).toMatchObject({ status: 409, body: { code: "state", price: changed } });
    await sell(seen);
    expect((await pay()).body).toMatchObject({ payment: { amount: 9.5 } });
  }
  expect(world.service.charges.size).toBe(5);
  // Parts that the payer names are compared with the current price; for the others, the last terms that the company
  // paid or was notified of are.
  const dearer = { price_amount: 12, price_currency: "EUR", expiration_id: 5 };
  await expire();
  await sell(dearer);
  expect(await pay({ price_amount: 12 })).toMatchObject(
    refused(dearer, { key: "payment.length_changed", field: "expiration_id" }),
  );
  expect((await pay(dearer)).status).toBe(200);
  await sell({ price_amount: 15 });
  await sendPriceNotices(world.app, { productId: world.build.product_id });
  await expire();
  expect((await pay()).body).toMatchObject({ payment: { amount: 15 } });
});

test("an ended license does not make a company forget what it paid", async () => {
  const { payment } = (await pay()).body;
  const { license_id } = await check();
  await expire();
  const ended = sql`now() - interval '1 second'`;
  await world.app.db
    .update(payments)
    .set({ periodEndsAt: ended })
    .where(eq(payments.id, payment!.payment_id));
  await world.app
    .as("creator")
    .delete(`/api/products/${world.build.product_id}/licenses/${license_id}`);
  await world.app.company().post(`/api/products/${world.build.product_id}/license`);
  await sell({ price_amount: 12 });
  expect((await pay()).status).toBe(409);
});

test("a license without expiry, or of a product off sale, has no next price", async () => {
  expect((await check()).renewal).toEqual(seen);
  await world.app.as("creator").post(`${world.build.path}/hidden`);
  expect((await check()).renewal).toBeNull();
  world.build = await releasedProduct(world.app, { price_amount: "3", expiration_id: "1" });
  await world.app.company().post(`/api/products/${world.build.product_id}/license`);
  await pay();
  expect((await check()).renewal).toBeNull();
  world.build = await releasedProduct(world.app);
  await world.app.company().post(`/api/products/${world.build.product_id}/license`);
  await sell({ price_amount: 3, price_currency: "EUR", expiration_id: 2 });
  expect((await check()).renewal).toBeNull();
  expect((await pay({ price_amount: 3 })).body.payment).toBeNull();
});

test("a pending charge is continued only for the same price", async () => {
  world.service.behaviour = "take and hang up";
  expect((await pay(seen)).status).toBe(503);
  world.service.behaviour = "take";
  await sell({ price_amount: 12 });
  expect(await pay({ price_amount: 12 }, "bruno")).toMatchObject({
    status: 409,
    body: { price: seen },
  });
  expect(await rows()).toMatchObject([{ status: "pending" }]);
  expect((await pay(seen)).body.payment).toMatchObject({ amount: 9.5 });
  expect(world.service.charges.size).toBe(1);
});

test("when the price changes while many pay, one charge is made, with the price that its payer sent", async () => {
  const old = { price_amount: 9.5, price_currency: "EUR" };
  const dear = { price_amount: 20, price_currency: "EUR" };
  const people = { anna: old, bruno: dear, carla: old, dino: dear };
  for (let round = 0; round < 8; round += 1) {
    await sell(old);
    await expire();
    world.service.charges.clear();
    const everybody = Object.entries(people).map(([user, price]) => pay(price, user));
    const [saved, ...replies] = await Promise.all([sell(dear), ...everybody]);
    expect(saved.status).toBe(200);
    expect(world.service.charges.size).toBeLessThanOrEqual(1);
    const [charge] = world.service.charges.values();
    if (charge) expect(charge.amount).toBe(people[charge.payer as "anna"].price_amount * 100);
    // Later requests find the existing payment and charge nothing.
    for (const { status, body } of replies)
      if (status === 200) expect(body.payment?.amount).toBe(charge!.amount / 100);
      else expect([status, body]).toEqual([409, expect.objectContaining({ code: "state" })]);
  }
});
