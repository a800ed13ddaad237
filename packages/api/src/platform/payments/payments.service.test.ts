// The operator's payment service: its pages are opened once, read, and ended.
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { pricedLicense } from "../../../test/priced-license.ts";
import { checkouts } from "../../features/billing/payment.tables.ts";
import { finish } from "../../features/billing/payment.finish.rules.ts";

const world = pricedLicense();
const checkout = () =>
  world.app
    .company()
    .post(`/api/products/${world.build.product_id}/licenses/checkout`, { user_token: "anna" });
const stateOf = async (id: number | null) =>
  (await world.app.company().post(`/api/licenses/payments/${id}`)).body.status;
const page = () => [...world.service.pages.values()].at(-1)!;

test("the page gets the amount in cents, where it leads back to, and its end", async () => {
  const { url, payment_id: id } = (await checkout()).body;
  expect(url).toMatch(/^https:\/\/pay\.service\.test\/page\d+$/);
  expect(page().sent).toEqual({
    amount: 950,
    currency: "EUR",
    description: expect.any(String),
    language: "en",
    return_url: `${world.app.env.publicUrl}/store/products/${world.build.product_id}?payment=${id}`,
    expires_at: expect.stringMatching(/Z$/),
  });
  expect((await checkout()).body.url).toBe(url);
});

test.each([
  ["paid", "paid"],
  ["refused", "refused"],
  ["expired", "ended"],
  ["processing", "pending"],
  ["open", "pending"],
] as const)("a page that is %s is a payment that is %s", async (status, stands) => {
  const { payment_id: id } = (await checkout()).body;
  page().status = status;
  expect(await stateOf(id)).toBe(stands);
});

test("while the service does not answer, the payment is pending and nothing is opened anew", async () => {
  const { payment_id: id, url } = (await checkout()).body;
  world.service.behaviour = "fail";
  expect(await stateOf(id)).toBe("pending");
  expect((await checkout()).status).toBe(503);
  await world.app.db
    .update(checkouts)
    .set({ endsAt: sql`now() - interval '1 second'` })
    .where(eq(checkouts.paymentId, id ?? 0));
  await expect(finish(world.app, { id: id ?? 0 })).rejects.toThrow();
  expect(await stateOf(id)).toBe("pending");
  world.service.behaviour = "take";
  await finish(world.app, { id: id ?? 0 });
  expect(await stateOf(id)).toBe("ended");
  expect((await checkout()).body.url).not.toBe(url);
});

test("a service that opens no page for the payment refuses it; the next payment has its page", async () => {
  world.service.behaviour = "refuse";
  expect((await checkout()).status).toBe(402);
  world.service.behaviour = "take";
  const { payment_id: id, url } = (await checkout()).body;
  expect(url).toMatch(/^https:\/\/pay\.service\.test\/page\d+$/);
  expect(await stateOf(id)).toBe("pending");
});
