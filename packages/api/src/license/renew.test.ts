// Renewing several licenses at once: each has its own result.
import { eq, sql } from "drizzle-orm";
import type { License, Renewal } from "@lanyard/contract";
import { expect, test } from "vitest";
import { releasedProduct, type Build } from "../../test/fixtures.ts";
import { companyTokens } from "../../test/harness.ts";
import { pricedLicense } from "../../test/priced-license.ts";
import { licenses } from "./license.tables.ts";

const world = pricedLicense();

const another = async (): Promise<Build> => {
  const build = await releasedProduct(world.app, { price_amount: "9.5", expiration_id: "2" });
  await world.app.company().post(`/api/products/${build.product_id}/license`);
  return build;
};
async function due(build: Build, interval = "5 days"): Promise<string> {
  const { app } = world;
  await app
    .company()
    .post(`/api/products/${build.product_id}/licenses/pay`, { user_token: "anna" });
  await app.db
    .update(licenses)
    .set({ expiresAt: sql`date_trunc('milliseconds', now() + ${interval}::interval)` })
    .where(eq(licenses.productId, build.product_id));
  const { body } = await app.company().post(`/api/products/${build.product_id}/licenses/company`);
  return (body as { license: License }).license.expires_at ?? "";
}
const terms = { price_amount: 9.5, price_currency: "EUR", expiration_id: 2 };
const renew = (wanted: readonly object[], token?: string) =>
  world.app.company(token).post("/api/licenses/renew", { user_token: "anna", licenses: wanted });
const outcomes = (body: unknown) => (body as Renewal[]).map(({ outcome }) => outcome);

test("each is paid, or says why not", async () => {
  const [first, raised, hidden, ended] = [
    world.build,
    await another(),
    await another(),
    await another(),
  ];
  const ends = await due(first);
  const others = [await due(raised), await due(hidden)];
  await due(ended, "-1 days");
  await world.app.as("creator").post(`${raised.path}?require_review=0`, { price_amount: "12" });
  await world.app.as("creator").post(`${hidden.path}/hidden`);
  const reply = await renew([
    { product_id: first.product_id, ...terms, renews: ends },
    { product_id: raised.product_id, ...terms, renews: others[0] },
    { product_id: hidden.product_id, ...terms, renews: others[1] },
    { product_id: ended.product_id, ...terms },
    { product_id: 999_999, ...terms },
    { product_id: first.product_id, ...terms, renews: ends },
  ]);
  expect(reply.status).toBe(200);
  expect(outcomes(reply.body)).toEqual([
    "paid",
    "price_changed",
    "not_renewable",
    "paid",
    "not_found",
    "already_paid",
  ]);
  const [paid, changed] = reply.body as Renewal[];
  expect(Date.parse(paid?.license?.expires_at ?? "")).toBeGreaterThan(
    Date.parse(ends) + 27 * 86_400_000,
  );
  expect(changed?.license?.renewal).toEqual({ ...terms, price_amount: 12 });
  expect(changed?.error).toContain("12.00");
});

test("what is refused or unanswered leaves the others", async () => {
  const other = await another();
  const wanted = [
    { product_id: world.build.product_id, ...terms },
    { product_id: other.product_id, ...terms },
  ];
  world.service.behaviour = "refuse";
  expect(outcomes((await renew(wanted)).body)).toEqual(["refused", "refused"]);
  world.service.behaviour = "take";
  expect(outcomes((await renew(wanted)).body)).toEqual(["paid", "paid"]);
});

test("two people at once charge once", async () => {
  const ends = await due(world.build);
  const charged = world.service.charges.size;
  const wanted = [{ product_id: world.build.product_id, ...terms, renews: ends }];
  const replies = await Promise.all([renew(wanted), renew(wanted), renew(wanted)]);
  expect(replies.every(({ status }) => status === 200)).toBe(true);
  expect(world.service.charges.size).toBe(charged + 1);
});

test("a price that is none charges nothing, nor does an empty or too long list, nor another company's token", async () => {
  const one = { product_id: world.build.product_id, ...terms };
  expect((await renew([one, { ...one, price_amount: "a lot" }])).status).toBe(422);
  expect((await renew([])).status).toBe(422);
  expect((await renew(Array.from({ length: 51 }, () => one))).status).toBe(422);
  expect(outcomes((await renew([one], companyTokens.second)).body)).toEqual(["not_found"]);
  expect(world.service.charges.size).toBe(0);
});
