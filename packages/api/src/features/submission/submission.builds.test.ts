// Adding and removing builds.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  completeBuild,
  createProduct,
  file,
  nextBuild,
  picture,
  releasedProduct,
  waitingProduct,
  type Build,
} from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { companies } from "../company/company.tables.ts";
import { licenses } from "../license/license.tables.ts";
import { products } from "../product/product.tables.ts";
import { submissions } from "./submission.tables.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const detail = async (build: Build) => (await app.as("creator").get(build.path)).body;
let shade = 0;
/** Adds screenshots that differ from those of all other builds. */
async function addScreenshots(build: Build, count: number) {
  const form = new FormData();
  for (let at = 0; at < count; at += 1) {
    shade += 1;
    form.append(
      `screenshots[${at}]`,
      file(await picture(40 + shade, 31), `${at}.png`, "image/png"),
    );
  }
  await app.as("creator").post(`${build.path}/screenshots`, form);
}
interface Screenshot {
  screenshot_url: string;
}

test("a new build copies the metadata, but not version, notes and files", async () => {
  const old = await createProduct(app);
  await addScreenshots(old, 2);
  await app.as("creator").post(
    `${old.path}?require_review=1`,
    await completeBuild({
      price_amount: "9.50",
      expiration_id: "4",
      is_private: "1",
      "company_token[0]": "first@company.test",
      "permissions[0]": "2",
      webhook_url: "https://example.com/hook",
      mobile_available: "1",
    }),
  );
  await app.as("admin").post(`${old.adminPath}/approve`);
  const before = await detail(old);
  const made = await app.as("creator").post(`/api/products/${old.product_id}/submissions`);
  expect(made.body.id).toBe(made.body.submission_id);
  const next = {
    ...old,
    path: `/api/products/${old.product_id}/submissions/${made.body.id}` as const,
  };
  const after = await detail(next);
  const {
    source_code_url: _archive,
    db_script_url: _script,
    submission_updadet_at: _at,
    ...copied
  } = before.submission;
  expect(after.submission).toMatchObject({
    ...copied,
    submission_id: made.body.id,
    status: "draft",
    draft: 1,
    ready_for_sale: 0,
    version: "",
    notes: "",
    source_code_name: "",
    db_script_name: "",
  });
  expect(after.submission).toMatchObject({ source_code_url: "", db_script_url: "" });
  expect(after.permissions).toEqual(before.permissions);
  expect(after.enabled_accounts).toEqual(before.enabled_accounts);
  expect(after.screenshots.map(({ screenshot_url }: Screenshot) => screenshot_url)).toEqual(
    before.screenshots.map(({ screenshot_url }: Screenshot) => screenshot_url),
  );
});

test("only one of several requests at once adds a build", async () => {
  const product = await releasedProduct(app);
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      app
        .as("creator")
        .post(
          at % 2 === 0
            ? `/api/products/${product.product_id}/submissions`
            : `/api/submissions/${product.product_id}`,
        ),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([
    200, 409, 409, 409, 409, 409,
  ]);
  expect(replies.find(({ status }) => status === 409)!.body.error).toContain(
    "another build in progress",
  );
  expect(await app.db.$count(submissions, eq(submissions.productId, product.product_id))).toBe(2);
});

test("nobody adds a build to somebody else's product, nor to one that is not on sale", async () => {
  const product = await releasedProduct(app);
  const path = `/api/products/${product.product_id}/submissions`;
  expect((await app.as("other").post(path)).status).toBe(404);
  expect((await app.as("admin").post(path)).status).toBe(403);
  expect((await app.as().post(path)).status).toBe(401);
  const waiting = await waitingProduct(app);
  expect(
    (await app.as("creator").post(`/api/products/${waiting.product_id}/submissions`)).body.error,
  ).toContain("in review");
});

test("removing the last build removes the product and the files", async () => {
  const build = await createProduct(app);
  await app
    .as("creator")
    .post(
      build.path,
      await completeBuild({ icon: file(await picture(77, 77), "icon.png", "image/png") }),
    );
  await addScreenshots(build, 1);
  const { submission, screenshots } = await detail(build);
  expect((await app.as("creator").delete(build.path)).body).toEqual({ ok: true });
  expect((await app.as("creator").get(`/api/products/${build.product_id}`)).status).toBe(404);
  expect(await app.db.$count(products, eq(products.id, build.product_id))).toBe(0);
  for (const url of [submission.icon_url, screenshots[0]!.screenshot_url])
    expect((await app.as().get(url)).status).toBe(404);
});

test("removing the next build keeps the one on sale and the files they share", async () => {
  const build = await releasedProduct(app);
  const next = await nextBuild(app, build);
  expect((await app.as("admin").delete(next.adminPath)).status).toBe(200);
  const { submission, builds } = await detail(build);
  expect([submission.status, builds.length]).toEqual(["ready_for_sale", 1]);
  for (const url of [submission.icon_url, submission.source_code_url])
    expect((await app.as().get(url)).status).toBe(200);
});

test("a licensed product stays in the database without builds, and is 404", async () => {
  const build = await releasedProduct(app);
  const [company] = await app.db.select().from(companies).limit(1);
  await app.db.insert(licenses).values({ productId: build.product_id, companyId: company!.id });
  expect((await detail(build)).enabled_accounts).toEqual([]);
  await app.as("admin").post(`${build.adminPath}/review`);
  await app.as("creator").post(`${build.path}/draft`);
  expect((await app.as("creator").delete(build.path)).status).toBe(200);
  expect((await app.as("creator").get(`/api/products/${build.product_id}`)).status).toBe(404);
  expect(await app.db.$count(products, eq(products.id, build.product_id))).toBe(1);
});

test("an enabled account shows the license of the company with that e-mail", async () => {
  const build = await releasedProduct(app, {
    "company_token[0]": "FIRST@company.test",
    "company_token[1]": "nobody@company.test",
  });
  const [company] = await app.db
    .select()
    .from(companies)
    .where(eq(companies.email, "first@company.test"));
  const [license] = await app.db
    .insert(licenses)
    .values({ productId: build.product_id, companyId: company!.id })
    .returning();
  expect((await detail(build)).enabled_accounts).toEqual([
    { enabled_account: "FIRST@company.test", license_id: license!.id },
    { enabled_account: "nobody@company.test", license_id: null },
  ]);
});

test("a build that is not there, or of another product, is told as such by every call", async () => {
  const build = await createProduct(app);
  const other = await createProduct(app, "other");
  const builds = `/api/products/${build.product_id}/submissions` as const;
  const creator = app.as("creator");
  for (const id of [999_999, other.submission_id])
    for (const reply of [
      await creator.get(`${builds}/${id}`),
      await creator.post(`${builds}/${id}`, { version: "2.0.0" }),
      await creator.post(`${builds}/${id}?require_review=1`, await completeBuild()),
      await creator.delete(`${builds}/${id}`),
    ])
      expect(reply).toMatchObject({
        status: 404,
        body: { problems: [{ key: "submission.not_found" }] },
      });
  const unknown = await creator.post("/api/products/999999/submissions");
  expect(unknown).toMatchObject({
    status: 404,
    body: { problems: [{ key: "product.not_found" }] },
  });
});
