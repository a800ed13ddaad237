// Creating a license, and ending it.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companyActs } from "../../../test/company-acts.ts";
import { createProduct, releasedProduct, type Build } from "../../../test/fixtures.ts";
import { companyTokens, testApp, type TestApp } from "../../../test/harness.ts";
import { licenses } from "./license.tables.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const { license, act } = companyActs(() => app);
const priced = { price_amount: "9.5", expiration_id: "2" };

test("a license of a free product is usable at once", async () => {
  const build = await releasedProduct(app);
  expect(await license(build)).toMatchObject({
    status: 200,
    body: {
      product_id: build.product_id,
      state: "paid",
      installed: 0,
      price_amount: 0,
      paid_at: null,
      expires_at: null,
      installed_version: "",
    },
  });
  expect((await act(build, "install")).status).toBe(200);
  // The license was free from the start, so no change is recorded.
  const { license_id: id } = (await license(build)).body;
  const made = await app.as("admin").get(`/api/admin/audit?action=license.free&subject_id=${id}`);
  expect(made.body).toEqual([]);
});

test("a license of a priced product waits for payment", async () => {
  const build = await releasedProduct(app, priced);
  expect((await license(build)).body).toMatchObject({
    state: "licensed",
    price_amount: 9.5,
    price_currency: "EUR",
    expiration_id: 2,
  });
  expect(await act(build, "install")).toMatchObject({
    status: 402,
    body: { problems: [{ key: "license.not_usable" }] },
  });
});

test("twenty requests at once make one license", async () => {
  const build = await releasedProduct(app);
  const replies = await Promise.all(Array.from({ length: 20 }, () => license(build)));
  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(new Set(replies.map(({ body }) => body.license_id)).size).toBe(1);
  expect(
    await app.db.select().from(licenses).where(eq(licenses.productId, build.product_id)),
  ).toHaveLength(1);
});

test("each company has a license of its own", async () => {
  const build = await releasedProduct(app);
  const [first, second] = [await license(build), await license(build, companyTokens.second)];
  expect(first.body.license_id).not.toBe(second.body.license_id);
  await act(build, "install");
  expect((await act(build, "company", companyTokens.second)).body).toMatchObject({
    installed: 0,
    license: { state: "paid" },
  });
});

test("a product that is a draft, hidden, or private to others is 404", async () => {
  const draft = await createProduct(app);
  const hidden = await releasedProduct(app);
  await app.as("creator").post(`${hidden.path}/hidden`);
  const secret = await releasedProduct(app, {
    is_private: "1",
    "company_token[0]": "SECOND@company.test",
  });
  for (const build of [draft, hidden, secret, { ...draft, product_id: 999_999 }])
    for (const reply of [
      await license(build),
      await act(build, "install"),
      await act(build, "uninstall"),
      await act(build, "company"),
      await act(build, "pay"),
    ])
      expect(reply).toMatchObject({
        status: 404,
        body: { problems: [{ key: "product.not_found" }] },
      });
  expect((await license(secret, companyTokens.second)).status).toBe(200);
});

test("a free license stays usable when the product gets a price", async () => {
  const build = await releasedProduct(app);
  await license(build);
  const saved = await app.as("creator").post(`${build.path}?require_review=0`, priced);
  expect(saved.status).toBe(200);
  expect((await act(build, "install")).body.license).toMatchObject({
    state: "installed",
    price_amount: 0,
  });
  expect((await act(build, "pay")).body.payment).toBeNull();
  expect((await license(build, companyTokens.second)).body.state).toBe("licensed");
});

test("a license that is asked for again, installed or paid while the product is free stays free when it gets a price", async () => {
  for (const use of [
    (build: Build) => act(build, "install"),
    (build: Build) => act(build, "pay"),
    (build: Build) => license(build),
  ]) {
    const build = await releasedProduct(app, priced);
    const price = (price_amount: string) =>
      app.as("creator").post(`${build.path}?require_review=0`, { ...priced, price_amount });
    expect((await license(build)).body.state).toBe("licensed");
    await price("0");
    expect((await use(build)).status).toBe(200);
    await price("9.5");
    expect((await act(build, "install")).body.license).toMatchObject({
      state: "installed",
      price_amount: 0,
    });
    // A company that gets its license after the price change has to pay.
    expect((await license(build, companyTokens.second)).body.state).toBe("licensed");
  }
});

test("the creator and administrators can end a license, which uninstalls the product", async () => {
  for (const [who, form] of [
    ["creator", "/api/products"],
    ["admin", "/api/products"],
    ["admin", "/api/admin/products"],
  ] as const) {
    const build = await releasedProduct(app);
    const { body } = await license(build);
    await act(build, "install");
    const deleted = await app
      .as(who)
      .delete(`${form}/${build.product_id}/licenses/${body.license_id}`);
    expect(deleted).toMatchObject({ status: 200, body: { ok: true } });
    expect((await act(build, "company")).body).toEqual({ installed: 0, expired: 0, license: null });
    expect(
      (await app.as(who).delete(`${form}/${build.product_id}/licenses/${body.license_id}`)).status,
    ).toBe(404);
  }
});

test("nobody else can end a license, and not through another product", async () => {
  const build = await releasedProduct(app);
  const other = await releasedProduct(app);
  const { body } = await license(build);
  const path = `/api/products/${build.product_id}/licenses/${body.license_id}`;
  expect((await app.as().delete(path)).status).toBe(401);
  expect(await app.as("other").delete(path)).toMatchObject({
    status: 404,
    body: { problems: [{ key: "product.not_found" }] },
  });
  expect((await app.as("creator").delete(path.replace("/api/", "/api/admin/"))).status).toBe(403);
  const elsewhere = await app
    .as("creator")
    .delete(`/api/products/${other.product_id}/licenses/${body.license_id}`);
  expect(elsewhere).toMatchObject({
    status: 404,
    body: { problems: [{ key: "license.not_found" }] },
  });
  expect((await act(build, "company")).body.license?.license_id).toBe(body.license_id);
});

test("without a valid company token every call is 401", async () => {
  const build = await releasedProduct(app);
  for (const path of [
    "license",
    "licenses/pay",
    "licenses/install",
    "licenses/uninstall",
    "licenses/company",
  ])
    for (const body of [
      {},
      { company_token: "" },
      { company_token: "wrong" },
      { company_token: 7 },
    ])
      expect(
        await app.as("creator").post(`/api/products/${build.product_id}/${path}`, body),
      ).toMatchObject({
        status: 401,
        body: { problems: [{ key: "auth.company_token" }] },
      });
});
