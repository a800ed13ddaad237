// A payment whose server died, or whose provider did not answer, is finished by a job: once, or not at all.
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { pricedLicense } from "../../test/priced-license.ts";
import { payments } from "./license.tables.ts";
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
/** As if the minute before the job were over. */
const makeJobsDue = () =>
  world.app.db.execute(
    sql`update jobs.job set start_after = now() where name = 'payment' and state = 'created'`,
  );
const becomes = (status: string) =>
  expect.poll(async () => (await payment()).status, { timeout: 15_000 }).toBe(status);

test("a charge whose response was lost is settled, and the license is paid", async () => {
  expect(await rows()).toMatchObject([{ status: "pending" }]);
  world.service.behaviour = "take";
  await makeJobsDue();
  await becomes("paid");
  expect(world.service.charges.size).toBe(1);
  expect((await act("company")).body.license).toMatchObject({ state: "paid", price_amount: 9.5 });
  const { id } = await payment();
  const calls = world.service.calls;
  // The job runs again and the company pays again: still one payment.
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

test("a payment that is too old, or of another provider, waits until the company pays again", async () => {
  world.service.behaviour = "take";
  const { id } = await payment();
  const calls = world.service.calls;
  await world.app.db.update(payments).set({ provider: "sandbox" }).where(eq(payments.id, id));
  await finish(world.app, { id });
  await world.app.db
    .update(payments)
    .set({ provider: "localhost", createdAt: sql`now() - interval '21 hours'` })
    .where(eq(payments.id, id));
  await finish(world.app, { id });
  await finish(world.app, { id: 999_999 });
  expect(world.service.calls).toBe(calls);
  expect(await rows()).toMatchObject([{ status: "pending" }]);
  expect((await act("pay")).status).toBe(200);
});
