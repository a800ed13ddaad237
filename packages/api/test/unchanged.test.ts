// A request that changes nothing writes nothing, and a small change writes little: counts the written rows of every
// table.
import { afterAll, beforeAll, expect, it } from "vitest";
import { companyActs } from "./company-acts.ts";
import { completeBuild, createProduct, picture, file, releasedProduct } from "./fixtures.ts";
import { testApp, type TestApp } from "./harness.ts";
import { writtenBy } from "./written.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  // Mails from earlier steps would otherwise write while a later step is being counted.
  await app.jobs.stop();
  // The first call of a session records its use.
  for (const person of ["creator", "admin"] as const) await app.as(person).get("/api/users/me");
});
afterAll(() => app.close());

const { license, act } = companyActs(() => app);
async function written(action: () => Promise<{ status: number }>): Promise<object> {
  return writtenBy(app.db, async () => expect((await action()).status).toBe(200));
}

it("a build: a second save of the same, whatever it holds", async () => {
  const build = await createProduct(app);
  const form = await completeBuild({
    "languages[2][name]": "Visits",
    "languages[2][description]": "Writes down who comes.",
    "permissions[0]": "3",
    "permissions[1]": "1",
    "company_token[0]": "second@company.test",
    "company_token[1]": "first@company.test",
  });
  const save = () => app.as("creator").post(build.path, form);
  await save();
  const detail = async () => (await app.as("creator").get(build.path)).body;
  const before = await detail();
  expect(await written(save)).toEqual({});
  expect(await written(() => app.as("creator").post(build.path, {}))).toEqual({});
  expect((await detail()).submission.submission_updadet_at).toBe(
    before.submission.submission_updadet_at,
  );
  // A single difference only writes the rows that it affects.
  expect(await written(() => app.as("creator").post(build.path, { notes: "Other." }))).toEqual({
    submissions: 1,
    product_listings: 1,
    audit_log: 1,
    audit_personal: 1,
  });
  expect(await written(() => app.as("creator").post(build.path, { permissions: ["3"] }))).toEqual({
    submissions: 1,
    product_listings: 1,
    submission_permissions: 1,
    audit_log: 1,
    audit_personal: 1,
  });
});

it("a build: its pictures in the same order", async () => {
  const build = await createProduct(app);
  const form = new FormData();
  for (const [at, colour] of ["#111111", "#222222", "#333333"].entries())
    form.append(`screenshots[${at}]`, file(await picture(320, 200, colour), `${at}.png`));
  await app.as("creator").post(build.path, form);
  const shots = async () =>
    (await app.as("creator").get(build.path)).body.screenshots.map(({ screenshot_id: id }) => id);
  const [a, b, c] = await shots();
  const order = (...ids: unknown[]) =>
    app.as("creator").post(build.path, { screenshot_order: ids.map(String) });
  expect(await written(() => order(a, b, c))).toEqual({});
  expect(await written(() => order(a, c, b))).toEqual({
    submissions: 1,
    product_listings: 1,
    screenshots: 2,
    audit_log: 1,
    audit_personal: 1,
  });
  expect(await shots()).toEqual([a, c, b]);
});

it("a build on sale: a new price writes no rows of the store's search", async () => {
  const build = await releasedProduct(app);
  const price = (price_amount: string) =>
    app.as("creator").post(`${build.path}?require_review=0`, { price_amount, expiration_id: "2" });
  expect(await written(() => price("9.5"))).toEqual({
    submissions: 1,
    product_listings: 1,
    audit_log: 1,
    audit_personal: 1,
  });
  expect(await written(() => price("9.5"))).toEqual({});
  const privately = () => app.as("creator").post(build.path, { is_private: "1" });
  expect(await written(privately)).toEqual({
    submissions: 1,
    product_listings: 1,
    store_texts: 1,
    store_titles: 1,
    store_arrivals: 1,
    // One row for each word of its texts and its creator's name, for a job to process.
    store_word_doubts: 5,
    audit_log: 1,
    audit_personal: 1,
  });
  expect(await written(privately)).toEqual({});
});

it("an account, a company, an installation, people's permissions", async () => {
  const account = { username: "creator", support_email: "help@user.test" };
  const update = () => app.as("creator").post(`/api/users/${app.userIds.creator}`, account);
  expect(await written(update)).toEqual({ users: 1, audit_log: 1, audit_personal: 1 });
  expect(await written(update)).toEqual({});

  const build = await releasedProduct(app, { "permissions[0]": "3", "permissions[1]": "5" });
  await license(build);
  await act(build, "install");
  expect(await written(() => act(build, "install"))).toEqual({});
  const grant = (user_id: string, permission_id = 3) => ({ user_id, permission_id });
  const give = (...user_permissions_licenses: object[]) =>
    app
      .company()
      .post(`/api/userpermissions/products/${build.product_id}`, { user_permissions_licenses });
  expect(await written(() => give(grant("anna"), grant("bea"), grant("bea")))).toEqual({
    people: 2,
    user_permissions: 2,
    audit_log: 1,
    audit_personal: 1,
  });
  expect(await written(() => give(grant("bea"), grant("anna")))).toEqual({});
  expect(await written(() => give(grant("anna"), grant("anna", 5)))).toEqual({
    user_permissions: 1,
    audit_log: 1,
    audit_personal: 1,
  });

  const company = { name: "New", email: "new@company.test", country: "IT" };
  const { company_id } = (await app.as("admin").post("/api/admin/companies", company)).body;
  const deactivate = () => app.as("admin").delete(`/api/admin/companies/${company_id}`);
  expect(await written(deactivate)).toEqual({ companies: 1, audit_log: 1, audit_personal: 1 });
  expect(await written(deactivate)).toEqual({});
});
