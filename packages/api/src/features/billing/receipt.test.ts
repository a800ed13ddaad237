// Receipts: a company's payments, visible to that company only.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companyActs } from "../../../test/company-acts.ts";
import { releasedProduct } from "../../../test/fixtures.ts";
import { companyTokens, testApp, type TestApp } from "../../../test/harness.ts";
import { companies } from "../company/company.tables.ts";
import { products } from "../product/product.tables.ts";
import { submissionTexts } from "../submission/submission.tables.ts";
import { payments } from "./payment.tables.ts";
import { fillNames } from "./receipt.rules.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
const { license, act } = companyActs(() => app);
const list = (sent: object = {}, token?: string) =>
  app.company(token).post("/api/licenses/payments", sent);

test("each payment has a receipt, newest first, of all products or of one, by pages", async () => {
  const ids: number[] = [];
  for (const price_amount of ["3", "4", "5"]) {
    const build = await releasedProduct(app, { price_amount, expiration_id: "3" });
    await license(build);
    await act(build, "pay");
    ids.push(build.product_id);
  }
  const all = await list();
  expect(all.body.map(({ amount }) => amount)).toEqual([5, 4, 3]);
  expect(all.body[0]).toMatchObject({
    number: expect.stringMatching(/^\d{4}-\d{6,}$/),
    product_id: ids[2],
    version: "1.0.0",
    currency: "EUR",
    expiration_id: 3,
    provider: "sandbox",
    period_starts_at: all.body[0]?.paid_at,
  });
  expect(all.body[0]?.product_name).not.toBe("");
  expect(all.body[0]?.company_name).not.toBe("");
  expect((await list({ product_id: ids[1] })).body.map(({ amount }) => amount)).toEqual([4]);
  const first = await app.company().post("/api/licenses/payments?limit=2");
  expect(first.body).toHaveLength(2);
  const cursor = `${first.body[1]?.payment_id}` as const;
  const rest = await app.company().post(`/api/licenses/payments?limit=2&cursor=${cursor}`);
  expect(rest.body).toMatchObject([{ amount: 3 }]);
  expect((await list({}, companyTokens.second)).body).toEqual([]);
});

test("those of a period, its first and last day included", async () => {
  const build = await releasedProduct(app, { price_amount: "6", expiration_id: "2" });
  const { product_id } = build;
  await license(build);
  await act(build, "pay");
  const paid = async (day: string) =>
    app.db.update(payments).set({ paidAt: day }).where(eq(payments.productId, product_id));
  const countPaid = async (period: object) => (await list({ product_id, ...period })).body.length;
  await paid("2026-03-31T23:59:59.999Z");
  const march = { from: "2026-03-01", to: "2026-03-31" };
  expect(await countPaid(march)).toBe(1);
  expect(await countPaid({ from: "2026-04-01" })).toBe(0);
  expect(await countPaid({ to: "2026-03-30" })).toBe(0);
  await paid("2026-03-01T00:00:00.000Z");
  expect(await countPaid(march)).toBe(1);
  expect(await countPaid({ to: "2026-02-28" })).toBe(0);
  for (const bad of ["yesterday", "0000-02-29"]) {
    expect((await list({ from: bad })).status).toBe(422);
    expect((await list({ to: bad })).status).toBe(422);
  }
});

test("what was refused or is pending has none", async () => {
  const build = await releasedProduct(app, { price_amount: "7", expiration_id: "2" });
  await license(build);
  await act(build, "pay", undefined, "decline");
  const { product_id } = build;
  await app.company().post(`/api/products/${product_id}/licenses/checkout`, { user_token: "anna" });
  expect((await list({ product_id })).body).toEqual([]);
});

test("a receipt says the names as they were when it was paid", async () => {
  const build = await releasedProduct(app, { price_amount: "7", expiration_id: "2" });
  const { product_id } = build;
  await license(build);
  await act(build, "pay");
  const ofProduct = async () => (await list({ product_id })).body;
  const paid = await ofProduct();
  expect(paid).toMatchObject([{ company_email: "first@company.test" }]);
  const rename = async (name: string, email: string, title: string) => {
    await app.db
      .update(companies)
      .set({ name, email })
      .where(eq(companies.email, "first@company.test"));
    await app.db.update(products).set({ name: title }).where(eq(products.id, product_id));
    await app.db
      .update(submissionTexts)
      .set({ name: title })
      .where(eq(submissionTexts.submissionId, build.submission_id));
  };
  await rename("Another", "another@company.test", "Another");
  expect(await ofProduct()).toEqual(paid);

  // A payment of a server version that stored no names gets the current ones, once.
  await app.db.update(payments).set({ names: null }).where(eq(payments.productId, product_id));
  const today = [
    { company_name: "Another", company_email: "another@company.test", product_name: "Another" },
  ];
  expect(await ofProduct()).toMatchObject(today);
  await fillNames(app.db);
  await app.db.update(companies).set({ name: "Third" }).where(eq(companies.name, "Another"));
  expect(await ofProduct()).toMatchObject(today);
});

test("the contract is in the reader's language, and the year of the number is that of the payment in UTC", async () => {
  const build = await releasedProduct(app, { price_amount: "7", expiration_id: "2" });
  const { product_id } = build;
  await license(build);
  await act(build, "pay");
  const read = async (language: string) => {
    const { body } = await app
      .company()
      .post("/api/licenses/payments", { product_id }, { "accept-language": language });
    return body[0];
  };
  const receiptsByLanguage = await Promise.all(["it", "en", "es", "fr"].map(read));
  expect(receiptsByLanguage.map((one) => one?.expiration_name)).toEqual([
    "1 mese",
    "1 month",
    "1 mes",
    "1 mois",
  ]);
  expect(receiptsByLanguage.map((one) => one?.lines[0]?.expiration_name)).toEqual([
    "1 mese",
    "1 month",
    "1 mes",
    "1 mois",
  ]);
  const zone = process.env["TZ"];
  try {
    for (const [paidAt, local, year] of [
      ["2026-12-31T23:30:00Z", "Pacific/Auckland", "2026"],
      ["2027-01-01T00:30:00Z", "America/New_York", "2027"],
    ] as const) {
      process.env["TZ"] = local;
      await app.db.update(payments).set({ paidAt }).where(eq(payments.productId, product_id));
      expect((await read("en"))?.number.slice(0, 4)).toBe(year);
    }
  } finally {
    if (zone === undefined) delete process.env["TZ"];
    else process.env["TZ"] = zone;
  }
});

test("a day that is none is refused", async () => {
  for (const day of ["2026-02-30", "2026-02-29", "2026-04-31", "2026-13-01"])
    for (const name of ["from", "to"]) expect((await list({ [name]: day })).status).toBe(422);
  expect((await list({ from: "2028-02-29" })).status).toBe(200);
});
