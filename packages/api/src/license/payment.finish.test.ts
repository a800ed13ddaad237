// A payment whose server died, or whose provider did not answer, is finished by a job: once, or not at all.
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { releasedProduct, type Build } from "../../test/fixtures.ts";
import { testApp, type TestApp } from "../../test/harness.ts";
import { startPaymentsService, type PaymentsService } from "../../test/payments-service.ts";
import { payments } from "./license.tables.ts";
import { finish } from "./payment.finish.rules.ts";

let app: TestApp;
let service: PaymentsService;
let build: Build;
beforeAll(async () => {
  service = await startPaymentsService();
  app = await testApp(service.variables);
});
afterAll(async () => {
  await app.close();
  await service.close();
});
beforeEach(async () => {
  build = await releasedProduct(app, { price_amount: "9.5", expiration_id: "2" });
  await app.company().post(`/api/products/${build.product_id}/license`);
  service.charges.clear();
  service.calls = 0;
  service.behaviour = "take and hang up";
  expect((await act("pay")).status).toBe(503);
});

const act = <A extends string>(action: A) =>
  app
    .company()
    .post(`/api/products/${build.product_id}/licenses/${action}`, { user_token: "anna" });
const rows = () => app.db.select().from(payments).where(eq(payments.productId, build.product_id));
const payment = async () => (await rows())[0]!;
/** As if the minute before the job were over. */
const makeJobsDue = () =>
  app.db.execute(
    sql`update jobs.job set start_after = now() where name = 'payment' and state = 'created'`,
  );
const becomes = (status: string) =>
  expect.poll(async () => (await payment()).status, { timeout: 15_000 }).toBe(status);

test("a charge whose response was lost is settled, and the license is paid", async () => {
  expect(await rows()).toMatchObject([{ status: "pending" }]);
  service.behaviour = "take";
  await makeJobsDue();
  await becomes("paid");
  expect(service.charges.size).toBe(1);
  expect((await act("company")).body.license).toMatchObject({ state: "paid", price_amount: 9.5 });
  const { id } = await payment();
  const calls = service.calls;
  // The job runs again and the company pays again: still one payment.
  await finish(app, { id });
  expect((await act("pay")).body.payment?.payment_id).toBe(id);
  expect(service.calls).toBe(calls);
  expect(await rows()).toHaveLength(1);
  const log = await app.as("admin").get("/api/admin/audit?action=payment.paid");
  const ofThis = log.body.filter(({ subject }) => subject.id === id);
  expect(ofThis).toHaveLength(1);
});

test("the company and the job at the same time make one charge", async () => {
  service.behaviour = "take";
  const { id } = await payment();
  await Promise.all([finish(app, { id }), act("pay"), finish(app, { id }), act("pay")]);
  expect(service.charges.size).toBe(1);
  expect(await rows()).toMatchObject([{ status: "paid" }]);
});

test("a refusal ends the payment, a failing provider has it retried", async () => {
  service.behaviour = "fail";
  await expect(finish(app, await payment())).rejects.toThrow();
  expect(await rows()).toMatchObject([{ status: "pending" }]);
  service.behaviour = "refuse";
  await makeJobsDue();
  await becomes("refused");
});

test("a payment that is too old, or of another provider, waits until the company pays again", async () => {
  service.behaviour = "take";
  const { id } = await payment();
  const calls = service.calls;
  await app.db.update(payments).set({ provider: "sandbox" }).where(eq(payments.id, id));
  await finish(app, { id });
  await app.db
    .update(payments)
    .set({ provider: "localhost", createdAt: sql`now() - interval '21 hours'` })
    .where(eq(payments.id, id));
  await finish(app, { id });
  await finish(app, { id: 999_999 });
  expect(service.calls).toBe(calls);
  expect(await rows()).toMatchObject([{ status: "pending" }]);
  expect((await act("pay")).status).toBe(200);
});
