// A company can use what it has paid for until its period ends, even when the product is hidden, private or in review,
// and when the license is ended.
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companyActs } from "../../../test/company-acts.ts";
import {
  completeBuild,
  nextBuild,
  releasedProduct,
  waitingProduct,
  type Build,
} from "../../../test/fixtures.ts";
import { companyTokens, testApp, type TestApp } from "../../../test/harness.ts";
import { licenses } from "./license.tables.ts";
import { payments } from "../billing/payment.tables.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const { license, act } = companyActs(() => app);
const priced = { price_amount: "9.5", expiration_id: "2" };
const closed = { ...priced, is_private: "1", "company_token[0]": "first@company.test" };

/** A product that the first company has paid for. */
async function paidProduct(changes: Record<string, string> = priced): Promise<Build> {
  const build = await releasedProduct(app, changes);
  await license(build);
  expect((await act(build, "pay")).status).toBe(200);
  return build;
}
const hide = (build: Build) => app.as("creator").post(`${build.path}/hidden`);
const save = (build: Build, fields: object) =>
  app.as("creator").post(`${build.path}?require_review=0`, fields);
const review = (build: Build, move: "review" | "reject" | "ready" | "active") =>
  app
    .as("admin")
    .post(`${build.adminPath}/${move}`, move === "reject" ? { rejection_reason: "No." } : {});
const page = (build: Build, token?: string) =>
  app.company(token).post(`/api/products/${build.product_id}/store`);
const licenseId = async (build: Build) =>
  (await act(build, "company")).body.license?.license_id ?? 0;
const end = async (build: Build) =>
  app.as("creator").delete(`/api/products/${build.product_id}/licenses/${await licenseId(build)}`);
const expire = async ({ product_id }: Build) => {
  const over = sql`now() - interval '1 second'`;
  await app.db.update(licenses).set({ expiresAt: over }).where(eq(licenses.productId, product_id));
  await app.db
    .update(payments)
    .set({ periodEndsAt: over })
    .where(eq(payments.productId, product_id));
};
const missing = { status: 404, body: { problems: [{ key: "product.not_found" }] } };
/** The page of a product that is off sale, for a company with a license: it offers no downloads. */
const offSale = (state: "licensed" | "expired") => ({
  status: 200,
  body: {
    submission: { status: "hidden", version: "1.0.0", source_code_url: "" },
    license: { state, renewal: null },
  },
});
const notRenewable = (status: number) => ({
  status,
  body: { problems: [{ key: "license.not_renewable" }] },
});

test("only a company that has paid can install, check, see and uninstall a hidden product", async () => {
  const build = await paidProduct();
  await hide(build);
  expect(await act(build, "install")).toMatchObject({
    status: 200,
    body: { version: "1.0.0", license: { state: "installed", price_amount: 9.5 } },
  });
  expect((await act(build, "company")).body).toMatchObject({
    installed: 1,
    license: { state: "installed" },
  });
  const reply = await page(build);
  expect(reply).toMatchObject({ status: 200, body: { license: { state: "installed" } } });
  expect((await app.as().get(reply.body.submission.source_code_url)).status).toBe(200);
  expect((await act(build, "uninstall")).body).toMatchObject({ state: "paid", installed: 0 });
  expect((await license(build)).body).toMatchObject({ state: "paid" });
  const people = `/api/userpermissions/${build.product_id}` as const;
  expect((await app.company().post(people)).status).toBe(200);

  expect(await license(build, companyTokens.second)).toMatchObject(missing);
  expect(await page(build, companyTokens.second)).toMatchObject(missing);
  expect(await app.company(companyTokens.second).post(people)).toMatchObject(missing);
  for (const action of ["install", "uninstall", "company", "pay"] as const)
    expect(await act(build, action, companyTokens.second)).toMatchObject(missing);
  expect((await app.company().post("/api/licenses/ready")).body).not.toContainEqual(
    expect.objectContaining({ product_id: build.product_id }),
  );
});

test("an installation of a hidden product is updated to its last approved version", async () => {
  const build = await paidProduct();
  await act(build, "install");
  const next = await nextBuild(app, build);
  await app
    .as("creator")
    .post(`${next.path}?require_review=1`, await completeBuild({ ...priced, version: "2.0.0" }));
  await review(next, "ready");
  await hide(next);
  expect((await act(build, "company")).body.license?.installed_version).toBe("1.0.0");
  expect((await act(build, "install")).body).toMatchObject({
    version: "2.0.0",
    license: { installed_version: "2.0.0" },
  });
});

test("a hidden product cannot be paid for, first or again, until it is enabled", async () => {
  const build = await paidProduct();
  await license(build, companyTokens.second);
  await hide(build);
  // Paying again within a paid period returns the first payment.
  expect((await act(build, "pay")).body.payment).toMatchObject({ amount: 9.5 });
  expect(await act(build, "pay", companyTokens.second)).toMatchObject(notRenewable(409));
  expect(await act(build, "install", companyTokens.second)).toMatchObject(notRenewable(402));
  expect(await page(build, companyTokens.second)).toMatchObject(offSale("licensed"));
  await expire(build);
  expect(await act(build, "pay")).toMatchObject(notRenewable(409));
  expect(await act(build, "install")).toMatchObject(notRenewable(402));
  expect(await page(build)).toMatchObject(offSale("expired"));
  const proposal = { product_id: build.product_id, message: "May we go on?" };
  expect((await app.company().post("/api/proposals", proposal)).status).toBe(200);
  await review(build, "active");
  expect((await act(build, "pay")).status).toBe(200);
});

test("a free license stays usable when the product is hidden, but not when the company is removed from its list", async () => {
  const build = await releasedProduct(app, {
    is_private: "1",
    "company_token[0]": "first@company.test",
  });
  await license(build);
  await hide(build);
  expect((await act(build, "install")).status).toBe(200);
  await act(build, "uninstall");
  await review(build, "active");
  await save(build, { company_token: ["second@company.test"] });
  expect(await act(build, "install")).toMatchObject(missing);
  await save(build, { company_token: ["first@company.test"] });
  expect((await act(build, "install")).status).toBe(200);
});

test("a company that has paid keeps a private product after it is removed from the list, and cannot renew it", async () => {
  const build = await paidProduct(closed);
  await save(build, { company_token: ["second@company.test"] });
  expect((await act(build, "install")).status).toBe(200);
  expect((await page(build)).status).toBe(200);
  await expire(build);
  expect(await act(build, "install")).toMatchObject(notRenewable(402));
  expect(await act(build, "pay")).toMatchObject(notRenewable(409));
  expect((await page(build)).body.license).toMatchObject({ state: "expired", renewal: null });
});

test("a company that never paid a private product no longer sees it once it is off the list", async () => {
  const build = await releasedProduct(app, closed);
  await license(build);
  await save(build, { company_token: ["second@company.test"] });
  expect(await page(build)).toMatchObject(missing);
});

test("while a build is back in review its approved version stays usable, until its content is changed", async () => {
  const build = await paidProduct();
  await review(build, "review");
  expect((await act(build, "install")).body.version).toBe("1.0.0");
  await act(build, "uninstall");
  await review(build, "reject");
  expect((await act(build, "install")).body.version).toBe("1.0.0");
  await act(build, "uninstall");
  const edited = await save(build, { version: "1.0.1", notes: "Other." });
  expect(edited.status).toBe(200);
  // Content that was not approved cannot be installed.
  expect(await act(build, "install")).toMatchObject(missing);
  await app
    .as("creator")
    .post(`${build.path}?require_review=1`, await completeBuild({ ...priced, version: "1.0.1" }));
  expect(await act(build, "install")).toMatchObject(missing);
  await review(build, "ready");
  expect((await act(build, "install")).body.version).toBe("1.0.1");
});

test("a newer build in review is not installed for a hidden product", async () => {
  const build = await paidProduct();
  const next = await nextBuild(app, build);
  await app
    .as("creator")
    .post(`${next.path}?require_review=1`, await completeBuild({ ...priced, version: "2.0.0" }));
  await hide(build);
  expect((await act(build, "install")).body.version).toBe("1.0.0");
  const waiting = await waitingProduct(app);
  expect(await act(waiting, "install")).toMatchObject(missing);
});

test("a license that is ended and asked for again within its paid period is paid, without a charge", async () => {
  const build = await paidProduct();
  const paid = (await act(build, "pay")).body;
  await act(build, "install");
  await end(build);
  expect((await act(build, "company")).body).toEqual({ installed: 0, expired: 0, license: null });
  expect(await act(build, "install")).toMatchObject({ status: 402 });
  const again = await license(build);
  expect(again.body).toMatchObject({
    state: "paid",
    installed: 0,
    price_amount: 9.5,
    paid_at: paid.license.paid_at,
    expires_at: paid.license.expires_at,
  });
  expect(again.body.license_id).not.toBe(paid.license.license_id);
  expect((await act(build, "pay")).body.payment).toEqual(paid.payment);
  expect((await act(build, "install")).status).toBe(200);
  const log = await app.as("admin").get("/api/admin/audit?action=license.restore");
  const entries = log.body.filter(({ subject }) => subject.id === again.body.license_id);
  expect(entries).toMatchObject([{ before: { paidAt: null, expiresAt: null } }]);
});

test("it is also paid when the product is hidden or private meanwhile, only for the company that has paid", async () => {
  for (const off of [
    hide,
    (build: Build) => save(build, { company_token: ["second@company.test"] }),
  ]) {
    const build = await paidProduct(closed);
    await off(build);
    await end(build);
    expect((await license(build)).body.state).toBe("paid");
    expect((await act(build, "install")).status).toBe(200);
    await end(build);
    await expire(build);
    expect(await license(build)).toMatchObject(missing);
  }
  const build = await paidProduct();
  await license(build, companyTokens.second);
  await end(build);
  expect((await license(build, companyTokens.second)).body.state).toBe("licensed");
});

test("after the period a license that was ended has to be paid again", async () => {
  const build = await paidProduct();
  await end(build);
  await expire(build);
  expect((await license(build)).body.state).toBe("licensed");
  expect((await act(build, "install")).status).toBe(402);
});

test("paying within the paid period of an ended license charges nothing", async () => {
  const build = await paidProduct();
  const { payment } = (await act(build, "pay")).body;
  await end(build);
  await license(build);
  // The rows as older server versions stored them, which did not mark such licenses as paid.
  await app.db
    .update(licenses)
    .set({ paidAt: null, expiresAt: null })
    .where(eq(licenses.productId, build.product_id));
  await app.db
    .update(payments)
    .set({ licenseId: null })
    .where(eq(payments.productId, build.product_id));
  expect((await act(build, "pay")).body).toMatchObject({ payment, license: { state: "paid" } });
  expect(
    await app.db.select().from(payments).where(eq(payments.productId, build.product_id)),
  ).toHaveLength(1);
});

test("ending a license removes the company, and no other, from the enabled accounts at once", async () => {
  const accounts = {
    ...closed,
    "company_token[0]": "First@Company.test",
    "company_token[1]": "second@company.test",
  };
  const build = await paidProduct(accounts);
  const elsewhere = await paidProduct(closed);
  const next = await nextBuild(app, build);
  await end(build);
  for (const { path } of [build, next])
    expect((await app.as("creator").get(path)).body.enabled_accounts).toMatchObject([
      { enabled_account: "second@company.test" },
    ]);
  expect((await app.as("creator").get(elsewhere.path)).body.enabled_accounts).toHaveLength(1);
  // The company cannot see the product, but can get its paid license back.
  expect(await act(build, "company")).toMatchObject(missing);
  expect((await license(build)).body.state).toBe("paid");
  await expire(build);
  expect(await act(build, "pay")).toMatchObject(notRenewable(409));
});

test("a company that has paid can install while the product is hidden at the same time", async () => {
  for (let round = 0; round < 5; round++) {
    const build = await paidProduct();
    const [hidden, ...installed] = await Promise.all([
      hide(build),
      act(build, "install"),
      act(build, "install"),
    ]);
    expect([hidden.status, ...installed.map(({ status }) => status)]).toEqual([200, 200, 200]);
    expect((await act(build, "company")).body.installed).toBe(1);
  }
});

test("ending, licensing and paying at once make one payment, and a license that remains is paid", async () => {
  for (let round = 0; round < 5; round++) {
    const build = await paidProduct();
    const replies = await Promise.all([
      end(build),
      license(build),
      act(build, "pay"),
      license(build),
      act(build, "pay"),
    ]);
    expect(replies.map(({ status }) => status)).not.toContain(500);
    expect((await license(build)).body.state).toBe("paid");
    expect(
      await app.db.select().from(payments).where(eq(payments.productId, build.product_id)),
    ).toHaveLength(1);
  }
});
