// One payment for several licenses: one charge, one page and one receipt with a line for each, or nothing at all.
import { eq, sql } from "drizzle-orm";
import type { License } from "@lanyard/contract";
import { expect, test, vi } from "vitest";
import { releasedProduct, type Build } from "../../../test/fixtures.ts";
import { companyTokens } from "../../../test/harness.ts";
import { pricedLicense } from "../../../test/priced-license.ts";
import { licenses } from "../license/license.tables.ts";
import { payments } from "./payment.tables.ts";
import { finish } from "./payment.finish.rules.ts";

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
    .set({
      periodStartsAt: sql`now() - interval '1 year'`,
      expiresAt: sql`date_trunc('milliseconds', now() + ${interval}::interval)`,
    })
    .where(eq(licenses.productId, build.product_id));
  const { body } = await app.company().post(`/api/products/${build.product_id}/licenses/company`);
  return (body as { license: License }).license.expires_at ?? "";
}
const terms = { price_amount: 9.5, price_currency: "EUR", expiration_id: 2 };
const pay = (lines: readonly object[], more: object = {}, token?: string) =>
  world.app
    .company(token)
    .post("/api/licenses/pay", { user_token: "anna", licenses: lines, ...more });
const unpaid = async () => {
  const builds = [world.build, await another()];
  return builds.map(({ product_id }) => ({ product_id, ...terms }));
};
const outcomes = (reply: Awaited<ReturnType<typeof pay>>) =>
  reply.body.lines.map(({ outcome }) => outcome);
const licenseState = async (productId: number) =>
  (await world.app.company().post(`/api/products/${productId}/licenses/company`)).body.license
    ?.state;
const receipts = async (filter: object = {}) =>
  (await world.app.company().post("/api/licenses/payments", filter)).body;

test("one charge pays all that can be paid, the others say why not, and there is one receipt", async () => {
  const [first, hidden, ended] = [world.build, await another(), await another()];
  const [ends, hiddenEnds] = [await due(first), await due(hidden)];
  await due(ended, "-1 days");
  await world.app.as("creator").post(`${hidden.path}/hidden`);
  world.service.charges.clear();
  const reply = await pay([
    { product_id: first.product_id, ...terms, renews: ends },
    { product_id: hidden.product_id, ...terms, renews: hiddenEnds },
    { product_id: ended.product_id, ...terms },
    { product_id: 999_999, ...terms },
    { product_id: first.product_id, ...terms, renews: ends },
  ]);
  expect(reply.status).toBe(200);
  expect(outcomes(reply)).toEqual(["paid", "not_renewable", "paid", "not_found"]);
  expect([...world.service.charges.values()]).toMatchObject([{ amount: 1900, payer: "anna" }]);
  const { lines, receipt, url } = reply.body;
  expect(url).toBeNull();
  expect(Date.parse(lines[0]?.license?.expires_at ?? "")).toBeGreaterThan(
    Date.parse(ends) + 27 * 86_400_000,
  );
  expect(lines[1]?.error).not.toBe("");
  expect(receipt).toMatchObject({
    amount: 19,
    lines: [
      { product_id: first.product_id, amount: 9.5, period_starts_at: ends },
      { product_id: ended.product_id, amount: 9.5 },
    ],
  });
  // Each app's receipts name the payment, the company's receipts name it once.
  for (const { product_id } of [first, ended])
    expect((await receipts({ product_id }))[0]?.number).toBe(receipt?.number);
  expect((await receipts()).filter(({ number }) => number === receipt?.number)).toHaveLength(1);
  const ofLine = await world.app
    .company()
    .post(`/api/licenses/payments/${lines[2]?.payment?.payment_id}`);
  expect(ofLine.body).toMatchObject({ status: "paid", receipt: { number: receipt?.number } });
});

test("a changed price charges nothing and names the lines with their new price", async () => {
  const raised = await another();
  await world.app.as("creator").post(`${raised.path}?require_review=0`, { price_amount: "12" });
  const reply = await pay([
    { product_id: world.build.product_id, ...terms },
    { product_id: raised.product_id, ...terms },
  ]);
  expect(reply.status).toBe(409);
  expect(reply.body).toMatchObject({
    prices: [
      { product_id: raised.product_id, ...terms, price_amount: 12, expiration_name: "1 month" },
    ],
    problems: [{ field: "licenses[1][price_amount]" }],
  });
  expect(world.service.charges.size).toBe(0);
  expect(await licenseState(world.build.product_id)).toBe("licensed");
});

test("a payment whose answer was lost is charged once, whether it is repeated or finished by the job", async () => {
  const lines = await unpaid();
  world.service.behaviour = "take and hang up";
  expect((await pay(lines)).status).toBe(503);
  const [row] = await world.app.db
    .select()
    .from(payments)
    .where(eq(payments.productId, world.build.product_id));
  world.service.behaviour = "take";
  await Promise.all([finish(world.app, row!), pay(lines), pay(lines)]);
  const again = await pay(lines);
  expect(outcomes(again)).toEqual(["already_paid", "already_paid"]);
  expect([...world.service.charges.values()]).toMatchObject([{ amount: 1900 }]);
  for (const { product_id } of lines) expect(await licenseState(product_id)).toBe("paid");
  // Another price than the one that was sent would not have continued it.
  expect(await receipts({ product_id: world.build.product_id })).toHaveLength(1);
});

test("a charge of unknown outcome is not continued for somebody who saw another price", async () => {
  const lines = await unpaid();
  world.service.behaviour = "fail";
  expect((await pay(lines)).status).toBe(503);
  world.service.behaviour = "take";
  const other = await pay(lines.map((one) => ({ ...one, price_amount: 1 })));
  expect(other.status).toBe(409);
  expect(other.body).toMatchObject({ prices: lines });
  expect(world.service.charges.size).toBe(0);
});

test("people who pay at once, together and one of them alone, charge each license once", async () => {
  const lines = await unpaid();
  const alone = world.app
    .company()
    .post(`/api/products/${world.build.product_id}/licenses/pay`, { user_token: "anna", ...terms });
  const replies = await Promise.all([pay(lines), pay(lines.toReversed()), alone, pay(lines)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const taken = [...world.service.charges.values()].map(({ amount }) => amount);
  expect(taken.reduce((sum, amount) => sum + amount, 0)).toBe(1900);
  for (const { product_id } of lines) expect(await licenseState(product_id)).toBe("paid");
});

test("a refused charge pays none", async () => {
  const lines = await unpaid();
  world.service.behaviour = "refuse";
  expect((await pay(lines)).status).toBe(402);
  for (const { product_id } of lines) expect(await licenseState(product_id)).toBe("licensed");
});

test("one page with a line for each, the same for whoever asks, pays all", async () => {
  const lines = await unpaid();
  const opened = await pay(lines, { from: "licenses" });
  expect(outcomes(opened)).toEqual(["pending", "pending"]);
  const again = await pay(lines, { from: "licenses" });
  expect(again.body.url).toBe(opened.body.url);
  const pages = [...world.service.pages].filter(([id]) => opened.body.url?.endsWith(id));
  expect(pages).toHaveLength(1);
  const [, page] = pages[0]!;
  expect(page.sent).toMatchObject({
    amount: 1900,
    language: "en",
    lines: [
      { amount: 950, description: "Visite" },
      { amount: 950, description: "Visite" },
    ],
    return_url: `${world.app.env.publicUrl}/store/licenses?payment=${opened.body.payment_id}`,
  });
  page.status = "paid";
  const state = await world.app.company().post(`/api/licenses/payments/${opened.body.payment_id}`);
  expect(state.body).toMatchObject({ status: "paid", receipt: { amount: 19 } });
  for (const { product_id } of lines) expect(await licenseState(product_id)).toBe("paid");
});

test("of two currencies the first is asked for, on the same page for whoever asks", async () => {
  const [first] = await unpaid();
  const { product_id } = await releasedProduct(world.app, {
    price_amount: "5",
    price_currency: "USD",
    expiration_id: "2",
  });
  await world.app.company().post(`/api/products/${product_id}/license`);
  const lines = [first!, { product_id, ...terms, price_amount: 5, price_currency: "USD" }];
  const opened = await pay(lines, { from: "licenses" });
  expect(outcomes(opened)).toEqual(["pending", "other_currency"]);
  const again = await pay(lines, { from: "licenses" });
  expect(outcomes(again)).toEqual(["pending", "other_currency"]);
  expect(again.body).toMatchObject({
    url: opened.body.url,
    payment_id: opened.body.payment_id,
  });
});

test("another choice of licenses ends the page and opens another", async () => {
  const lines = await unpaid();
  const both = await pay(lines, { from: "licenses" });
  const one = await pay(lines.slice(0, 1), { from: "licenses" });
  const alone = await world.app
    .company()
    .post(`/api/products/${lines[1]!.product_id}/licenses/checkout`, { user_token: "anna" });
  expect(new Set([both.body.url, one.body.url, alone.body.url]).size).toBe(3);
  const statusOf = (url: string | null) =>
    [...world.service.pages].find(([id]) => url?.endsWith(id))?.[1].status;
  expect([both.body.url, one.body.url, alone.body.url].map(statusOf)).toEqual([
    "expired",
    "open",
    "open",
  ]);
});

test("a page that is ended while the provider opens it is given to nobody", async () => {
  const lines = await unpaid();
  const { pages } = world.app.payments;
  const open = pages.open.bind(pages);
  const before = new Set(world.service.pages.keys());
  vi.spyOn(pages, "open").mockImplementationOnce(async (page) => {
    const opened = await open(page);
    await pay(lines.slice(0, 1), { from: "licenses" });
    return opened;
  });
  const { url } = (await pay(lines, { from: "licenses" })).body;
  const left = [...world.service.pages].filter(
    ([id, { status }]) => !before.has(id) && status === "open",
  );
  expect(left.map(([id]) => `https://pay.service.test/${id}`)).toEqual([url]);
});

test("a price that changes ends the open page; a page that was paid before is honoured", async () => {
  const lines = await unpaid();
  const { url, payment_id: id } = (await pay(lines, { from: "licenses" })).body;
  const page = [...world.service.pages].find(([name]) => url?.endsWith(name))![1];
  await world.app
    .as("creator")
    .post(`${world.build.path}?require_review=0`, { price_amount: "39.9" });
  await expect.poll(() => page.status).toBe("expired");
  const stateOf = async (payment: number | null) =>
    (await world.app.company().post(`/api/licenses/payments/${payment}`)).body.status;
  await expect.poll(() => stateOf(id)).toBe("ended");

  const other = await another();
  const paid = (await pay([{ product_id: other.product_id, ...terms }], { from: "licenses" })).body;
  const paidPage = [...world.service.pages].find(([name]) => paid.url?.endsWith(name))![1];
  paidPage.status = "paid";
  await world.app.as("creator").post(`${other.path}?require_review=0`, { price_amount: "39.9" });
  await expect.poll(() => stateOf(paid.payment_id)).toBe("paid");
  expect((await receipts({ product_id: other.product_id }))[0]?.amount).toBe(9.5);
});

test("an app that is hidden or goes back to review ends its open page", async () => {
  for (const leave of [
    (build: Build) => world.app.as("creator").post(`${build.path}/hidden`),
    (build: Build) =>
      world.app.as("admin").post(`${build.path.replace("/api/", "/api/admin/")}/review`),
  ]) {
    const build = await another();
    const { url } = (await pay([{ product_id: build.product_id, ...terms }], { from: "product" }))
      .body;
    expect((await leave(build)).status).toBe(200);
    const page = [...world.service.pages].find(([name]) => url?.endsWith(name))![1];
    await expect.poll(() => page.status).toBe("expired");
  }
});

test("a price that is none charges nothing, nor does an empty or too long list, nor another company's token", async () => {
  const one = { product_id: world.build.product_id, ...terms };
  expect((await pay([one, { ...one, price_amount: "a lot" }])).status).toBe(422);
  expect((await pay([])).status).toBe(422);
  expect((await pay(Array.from({ length: 101 }, () => one))).status).toBe(422);
  expect(outcomes(await pay([one], {}, companyTokens.second))).toEqual(["not_found"]);
  expect((await world.app.as().post("/api/licenses/pay", { licenses: [one] })).status).toBe(401);
  expect(world.service.charges.size).toBe(0);
});
