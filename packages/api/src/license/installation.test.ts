// Installing, updating, uninstalling, and checking whether a product is installed.
import { afterAll, beforeAll, expect, test } from "vitest";
import { companyActs } from "../../test/company-acts.ts";
import { completeBuild, nextBuild, releasedProduct } from "../../test/fixtures.ts";
import { companyTokens, testApp, type TestApp } from "../../test/harness.ts";

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
    const [gone, installed] = await Promise.all([
      app.as("creator").delete(`/api/products/${build.product_id}/licenses/${body.license_id}`),
      act(build, "install"),
    ]);
    expect(gone.status).toBe(200);
    expect([200, 402]).toContain(installed.status);
    expect((await act(build, "company")).body).toEqual({ installed: 0, expired: 0, license: null });
  }
});
