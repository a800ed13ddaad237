// A payment whose server crashed, or whose provider did not answer, is finished by a job: once, or not at all.
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { pricedLicense } from "../../../test/priced-license.ts";
import { payments } from "./payment.tables.ts";
import { finish } from "./payment.finish.rules.ts";

const world = pricedLicense();
beforeEach(async () => {
  world.service.behaviour = "take and hang up";
  expect((await act("pay")).status).toBe(503);
});

const act = <A extends string>(action: A) =>
  world.app
    .company()
    .post(`/api/products/${world.build.product_id}/licenses/${action}`, { user_token: "anna" });
const rows = () =>
  world.app.db.select().from(payments).where(eq(payments.productId, world.build.product_id));
const payment = async () => (await rows())[0]!;
/** Makes the jobs due, as if the minute before them had passed. */
const makeJobsDue = () =>
  world.app.db.execute(
    sql`update jobs.job set start_after = now() where name = 'payment' and state = 'created'`,
  );
const becomes = (status: string) => expect.poll(async () => (await payment()).status).toBe(status);

test("a charge whose response was lost is settled, and the license is paid", async () => {
  expect(await rows()).toMatchObject([{ status: "pending" }]);
  world.service.behaviour = "take";
  await makeJobsDue();
  await becomes("paid");
  expect(world.service.charges.size).toBe(1);
  expect((await act("company")).body.license).toMatchObject({ state: "paid", price_amount: 9.5 });
  const { id } = await payment();
  const calls = world.service.calls;
  // The job runs again and the company pays again: there is still one payment.
  await finish(world.app, { id });
  expect((await act("pay")).body.payment?.payment_id).toBe(id);
  expect(world.service.calls).toBe(calls);
  expect(await rows()).toHaveLength(1);
  const log = await world.app.as("admin").get("/api/admin/audit?action=payment.paid");
  const ofThis = log.body.filter(({ subject }) => subject.id === id);
  expect(ofThis).toHaveLength(1);
});

test("the company and the job at the same time make one charge", async () => {
  world.service.behaviour = "take";
  const { id } = await payment();
  await Promise.all([finish(world.app, { id }), act("pay"), finish(world.app, { id }), act("pay")]);
  expect(world.service.charges.size).toBe(1);
  expect(await rows()).toMatchObject([{ status: "paid" }]);
});

test("a refusal ends the payment, a failing provider has it retried", async () => {
  world.service.behaviour = "fail";
  await expect(finish(world.app, await payment())).rejects.toMatchObject({
    cause: expect.any(Error),
  });
  expect(await rows()).toMatchObject([{ status: "pending" }]);
  world.service.behaviour = "refuse";
  await makeJobsDue();
  await becomes("refused");
});

test("a payment of another provider, or that nobody knows, is left alone", async () => {
  world.service.behaviour = "take";
  const { id } = await payment();
  const calls = world.service.calls;
  await world.app.db.update(payments).set({ provider: "sandbox" }).where(eq(payments.id, id));
  await finish(world.app, { id });
  await finish(world.app, { id: 999_999 });
  expect(world.service.calls).toBe(calls);
  expect(await rows()).toMatchObject([{ status: "pending" }]);
});

const makeOld = async () =>
  world.app.db
    .update(payments)
    .set({ createdAt: sql`now() - interval '25 hours'` })
    .where(eq(payments.id, (await payment()).id));

test("an old charge that the provider has made is found, by the job or by the company, and made once", async () => {
  const [key] = world.service.charges.keys();
  await makeOld();
  world.service.behaviour = "take";
  // The provider would no longer know the key: sending the charge again would make a second charge.
  const sent = world.service.calls;
  await finish(world.app, await payment());
  expect(world.service.calls).toBe(sent + 1);
  expect(await rows()).toMatchObject([
    { status: "paid", providerReference: `charge of ${key}`, amountCents: 950 },
  ]);
});

test("an old charge that was never made waits for the company, who is charged once", async () => {
  world.service.charges.clear();
  await makeOld();
  world.service.behaviour = "take";
  await finish(world.app, await payment());
  expect(world.service.charges.size).toBe(0);
  expect(await rows()).toMatchObject([{ status: "pending" }]);
  expect((await act("pay")).status).toBe(200);
  expect(world.service.charges.size).toBe(1);
});

test("an old charge that is refused, under way or not told is not sent again", async () => {
  await makeOld();
  const sent = world.service.calls;
  world.service.behaviour = "fail";
  expect((await act("pay")).status).toBe(503);
  world.service.behaviour = "take";
  world.service.storedCharge = { status: "processing" };
  expect((await act("pay")).status).toBe(503);
  expect(await rows()).toMatchObject([{ status: "pending" }]);
  world.service.storedCharge = { status: "refused" };
  expect((await act("pay")).status).toBe(402);
  expect(world.service.calls).toBe(sent + 3);
  expect(await rows()).toMatchObject([{ status: "refused" }]);
});

test("a page of a provider that is not configured any more is ended without asking anybody", async () => {
  const { service, app } = world;
  service.behaviour = "take";
  await finish(app, await payment());
  await app.db.update(payments).set({ status: "refused" });
  await app.rows("update licenses set paid_at = null, expires_at = null");
  const path = `/api/products/${world.build.product_id}/licenses/checkout`;
  const opened = await app.company().post(path, { user_token: "anna" });
  const { payment_id: id } = opened.body as { payment_id: number };
  await app.rows(`update payments set provider = 'former' where id = ${id}`);
  await app.rows("update checkouts set ends_at = now() - interval '1 second'");
  const calls = service.calls;
  await finish(app, { id });
  expect(service.calls).toBe(calls);
  expect((await rows()).find((row) => row.id === id)?.status).toBe("ended");
});
