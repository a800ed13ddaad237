// Installing, updating, uninstalling, and checking whether a product is installed.
import { afterAll, beforeAll, expect, test } from "vitest";
import { eq, sql } from "drizzle-orm";
import { companyActs } from "../../../test/company-acts.ts";
import { completeBuild, nextBuild, releasedProduct } from "../../../test/fixtures.ts";
import { companyTokens, testApp, type TestApp } from "../../../test/harness.ts";
import { licenses } from "./license.tables.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const { license, act } = companyActs(() => app);

test("installing answers the version and its signed files, also when it is repeated", async () => {
  const build = await releasedProduct(app);
  await license(build);
  const { status, body } = await act(build, "install");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    version: "1.0.0",
    license: { state: "installed", installed: 1, installed_version: "1.0.0" },
  });
  for (const url of [body.source_code_url, body.db_script_url]) {
    expect(await app.as().get(url)).toMatchObject({ status: 200 });
    expect((await app.as().get(url.split("?")[0]!)).status).not.toBe(200);
  }
  expect((await act(build, "install")).status).toBe(200);
});

test("installing again after a newer build went on sale installs the newer version", async () => {
  const build = await releasedProduct(app);
  await license(build);
  await act(build, "install");
  const next = await nextBuild(app, build);
  await app
    .as("creator")
    .post(`${next.path}?require_review=1`, await completeBuild({ version: "2.0.0" }));
  expect((await act(build, "install")).body.version).toBe("1.0.0");
  await app.as("admin").post(`${next.adminPath}/approve`, { reject: false });
  expect((await act(build, "company")).body.license?.installed_version).toBe("1.0.0");
  expect((await act(build, "install")).body).toMatchObject({
    version: "2.0.0",
    license: { installed_version: "2.0.0" },
  });
});

test("uninstalling keeps the license, and may be repeated", async () => {
  const build = await releasedProduct(app);
  const { body } = await license(build);
  await act(build, "install");
  const replies = [await act(build, "uninstall"), await act(build, "uninstall")];
  for (const reply of replies)
    expect(reply).toMatchObject({
      status: 200,
      body: { license_id: body.license_id, state: "paid", installed: 0 },
    });
  expect((await act(build, "company")).body).toMatchObject({
    installed: 0,
    license: { license_id: body.license_id },
  });
  const log = await app
    .as("admin")
    .get(`/api/admin/audit?action=license.uninstall&subject_id=${body.license_id}`);
  expect(log.body).toMatchObject([
    {
      before: { installedSubmissionId: build.submission_id },
      after: { installedSubmissionId: null },
    },
  ]);
});

test("without a license install is 402, uninstall 404, and the check answers no", async () => {
  const build = await releasedProduct(app);
  expect(await act(build, "install")).toMatchObject({
    status: 402,
    body: { problems: [{ key: "license.missing" }] },
  });
  expect(await act(build, "uninstall")).toMatchObject({
    status: 404,
    body: { problems: [{ key: "license.not_found" }] },
  });
  expect(await act(build, "company")).toMatchObject({
    status: 200,
    body: { installed: 0, license: null },
  });
});

test("after a product was hidden, a company that has a license can check, uninstall and install it", async () => {
  const build = await releasedProduct(app);
  await license(build);
  await act(build, "install");
  await app.as("admin").post(`${build.adminPath}/hidden`);
  expect((await act(build, "company")).body).toMatchObject({
    installed: 1,
    license: { state: "installed" },
  });
  expect((await act(build, "uninstall")).status).toBe(200);
  expect((await act(build, "install")).status).toBe(200);
});

test("an administrator checks any company's installation", async () => {
  const build = await releasedProduct(app);
  const path = `/api/admin/products/${build.product_id}/licenses/company`;
  const ask = (token: string) => app.as("admin").post(path, { company_token: token });
  expect((await ask(companyTokens.first)).body).toEqual({
    installed: 0,
    expired: 0,
    license: null,
  });
  await license(build);
  await act(build, "install");
  expect((await ask(companyTokens.first)).body).toMatchObject({
    installed: 1,
    license: { state: "installed" },
  });
  expect(await ask("nobody's")).toMatchObject({
    status: 422,
    body: { problems: [{ key: "auth.company_token" }] },
  });
  expect(
    (
      await app
        .as("admin")
        .post("/api/admin/products/999999/licenses/company", { company_token: companyTokens.first })
    ).status,
  ).toBe(404);
  expect((await app.as("creator").post(path, { company_token: companyTokens.first })).status).toBe(
    403,
  );
});

test("a license that is ended while it is installed leaves no installation", async () => {
  const build = await releasedProduct(app);
  for (let round = 0; round < 5; round++) {
    const { body } = await license(build);
    const [deleted, installed] = await Promise.all([
      app.as("creator").delete(`/api/products/${build.product_id}/licenses/${body.license_id}`),
      act(build, "install"),
    ]);
    expect(deleted.status).toBe(200);
    expect([200, 402]).toContain(installed.status);
    expect((await act(build, "company")).body).toEqual({ installed: 0, expired: 0, license: null });
  }
});

test("after its end a priced app is read and uninstalled, but not installed, updated or given to more people", async () => {
  const build = await releasedProduct(app, {
    price_amount: "9.5",
    expiration_id: "2",
    "permissions[0]": "3",
  });
  const { product_id } = build;
  await license(build);
  await act(build, "pay");
  await act(build, "install");
  expect((await act(build, "company")).body).toMatchObject({ installed: 1, expired: 0 });
  await app.db
    .update(licenses)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(licenses.productId, product_id));
  const after = (await act(build, "company")).body;
  expect(after).toMatchObject({ installed: 0, expired: 1, license: { state: "expired" } });
  const asAdmin = await app.as("admin").post(`/api/admin/products/${product_id}/licenses/company`, {
    company_token: companyTokens.first,
  });
  expect(asAdmin.body).toMatchObject({ installed: 0, expired: 1 });
  expect((await act(build, "install")).status).toBe(402);
  const reply = await app.company().post(`/api/userpermissions/products/${product_id}`, {
    user_permissions_licenses: [{ user_id: "anna", permission_id: 3 }],
  });
  expect(reply.status).toBe(402);
  expect((await app.company().post(`/api/userpermissions/${product_id}`)).status).toBe(200);
  expect((await app.company().post(`/api/products/${product_id}/store`)).status).toBe(200);
  expect((await act(build, "uninstall")).status).toBe(200);
});

test("a license counts as expiring in the last quarter of its period, at most 30 days before its end", async () => {
  const days = async (expiration: string) => {
    const build = await releasedProduct(app, { price_amount: "9.5", expiration_id: expiration });
    await license(build);
    await act(build, "pay");
    const { license: held } = (await act(build, "company")).body;
    const [paid, expiring, end] = [held?.paid_at, held?.expiring_at, held?.expires_at].map((at) =>
      Date.parse(at ?? ""),
    );
    return [(end! - paid!) / 86_400_000, (end! - expiring!) / 86_400_000];
  };
  const [month, monthEnds] = await days("2");
  expect(monthEnds).toBeCloseTo(month! / 4, 3);
  const [quarter, quarterEnds] = await days("3");
  expect(quarterEnds).toBeCloseTo(quarter! / 4, 3);
  expect((await days("4"))[1]).toBeCloseTo(30, 3);
  expect((await days("5"))[1]).toBeCloseTo(30, 3);
});

test("what was paid before its app became free has no end, on its page, in lists and in files", async () => {
  const build = await releasedProduct(app, {
    "languages[1][name]": "Liberata",
    price_amount: "9.5",
    expiration_id: "2",
  });
  await license(build);
  await act(build, "pay");
  const endless = async () => {
    const held = (await act(build, "company")).body.license;
    const [card] = (await app.company().post("/api/licenses", { search: "Liberata" })).body;
    const csv = await app
      .company()
      .post("/api/licenses/export", { format: "csv", search: "Liberata" });
    const ics = await app
      .company()
      .post("/api/licenses/export", { format: "ics", search: "Liberata" });
    return [
      held?.expires_at,
      held?.expiring_at,
      card?.license_expires_at,
      card?.license_expiring_at,
      /,\d{4}-\d\d-\d\d,/.test(String(csv.body)),
      String(ics.body).includes("VEVENT"),
    ];
  };
  expect((await endless()).slice(4)).toEqual([true, true]);
  await app.as("creator").post(`${build.path}?require_review=0`, { price_amount: "0" });
  expect(await endless()).toEqual([null, null, null, null, false, false]);
  // Used while free, it stays free when the app has a price again.
  await act(build, "install");
  await app.as("creator").post(`${build.path}?require_review=0`, {
    price_amount: "5",
    expiration_id: "2",
  });
  expect(await endless()).toEqual([null, null, null, null, false, false]);
});
