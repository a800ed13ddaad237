// The period of a payment, its renewal, and its record.
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { releasedProduct } from "../../../test/fixtures.ts";
import { pricedLicense } from "../../../test/priced-license.ts";
import { toInstant } from "../../platform/database/instant.ts";
import { licenses } from "../license/license.tables.ts";
import { payments } from "./payment.tables.ts";
import { settlePayment } from "./payment.store.ts";

const world = pricedLicense();

const act = <A extends string>(action: A, price: object = {}) =>
  world.app.company().post(`/api/products/${world.build.product_id}/licenses/${action}`, {
    user_token: "anna",
    ...price,
  });
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
const expire = () =>
  world.app.db
    .update(licenses)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(licenses.productId, world.build.product_id));

test("the price at payment counts until the period ends; renewing starts now, at the new price", async () => {
  const first = await act("pay");
  await act("install");
  await world.app
    .as("creator")
    .post(`${world.build.path}?require_review=0`, { price_amount: "12", expiration_id: "5" });
  expect((await act("company")).body.license).toMatchObject({
    state: "installed",
    price_amount: 9.5,
    expiration_id: 2,
  });

  await expire();
  expect((await act("company")).body).toMatchObject({
    installed: 0,
    expired: 1,
    license: { state: "expired", installed: 1, price_amount: 12, expiration_id: 5 },
  });
  expect(await act("install")).toMatchObject({
    status: 402,
    body: { problems: [{ key: "license.not_usable" }] },
  });
  expect(
    (await world.app.company().post(`/api/products/${world.build.product_id}/store`)).body
      .submission.source_code_url,
  ).toBe("");

  const dearer = { price_amount: 12, expiration_id: 5 };
  const paying = () => act("pay", dearer);
  const replies = await Promise.all([paying(), paying(), paying()]);
  expect(world.service.charges.size).toBe(2);
  for (const { body } of replies)
    expect(body).toMatchObject({
      payment: { amount: 12 },
      license: { state: "installed", expiration_id: 5 },
    });
  const payment = replies[0].body.payment!;
  expect(payment.payment_id).not.toBe(first.body.payment?.payment_id);
  expect(new Date(payment.period_ends_at!).getTime()).toBe(monthsLater(payment.paid_at, 12));
});

test("an expired license can be uninstalled", async () => {
  await act("pay");
  await act("install");
  await expire();
  expect(await act("uninstall")).toMatchObject({
    status: 200,
    body: { state: "expired", installed: 0 },
  });
});

test("a contract without end does not expire", async () => {
  world.build = await releasedProduct(world.app, { price_amount: "3", expiration_id: "1" });
  await world.app.company().post(`/api/products/${world.build.product_id}/license`);
  expect((await act("pay")).body).toMatchObject({
    payment: { period_ends_at: null },
    license: { state: "paid", expires_at: null },
  });
});

test("paying for a free product charges nothing", async () => {
  world.build = await releasedProduct(world.app);
  await world.app.company().post(`/api/products/${world.build.product_id}/license`);
  expect(await act("pay")).toMatchObject({
    status: 200,
    body: { payment: null, license: { state: "paid" } },
  });
  expect(world.service.calls).toBe(0);
});

test("a payment stays on record when its license is ended, and counts for the next license", async () => {
  const { body } = await act("pay");
  await world.app
    .as("creator")
    .delete(`/api/products/${world.build.product_id}/licenses/${body.license.license_id}`);
  expect(await rows()).toMatchObject([
    { id: body.payment?.payment_id, licenseId: null, amountCents: 950, status: "paid" },
  ]);
  const again = await world.app.company().post(`/api/products/${world.build.product_id}/license`);
  expect(await rows()).toMatchObject([{ licenseId: again.body.license_id }]);
  expect((await act("install")).status).toBe(200);
  expect(world.service.charges.size).toBe(1);
});

test("a charge that is settled after its license was ended brings the license back", async () => {
  world.service.behaviour = "take and hang up";
  const check = await act("company");
  await act("pay");
  await world.app
    .as("creator")
    .delete(`/api/products/${world.build.product_id}/licenses/${check.body.license?.license_id}`);
  world.service.behaviour = "take";
  expect(await act("pay")).toMatchObject({ status: 200, body: { license: { state: "paid" } } });
  expect(world.service.charges.size).toBe(1);
});

test("months are those of UTC, whichever zone the database server is set to", async () => {
  world.service.behaviour = "take and hang up";
  expect((await act("pay")).status).toBe(503);
  // In Rome it is already 31 March, and a month later would be 30 April there, which is 29 April in UTC.
  await world.app.db
    .update(licenses)
    .set({ paidAt: sql`now()`, expiresAt: "2099-03-30 22:30:00+00" })
    .where(eq(licenses.productId, world.build.product_id));
  const [pending] = await rows();
  await world.app.db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone = 'Europe/Rome'`);
    await settlePayment(tx, pending!, { reference: "late" });
  });
  const [paid] = await rows();
  expect(toInstant(paid!.periodEndsAt!)).toBe("2099-04-30T22:30:00.000Z");
});
