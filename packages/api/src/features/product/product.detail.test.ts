// The detail of a product, for its owner, administrators and the public.
import type { Refusal } from "@lanyard/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  completeBuild,
  createProduct,
  nextBuild,
  releasedProduct,
  waitingProduct,
} from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { findOffer } from "./offer.rules.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

interface BuildSummary {
  submission_id: number;
  build_version: string;
  status: string;
}

test("the detail shows the build that waits for review, else the one on sale or hidden, else the newest", async () => {
  const old = await releasedProduct(app);
  const next = await nextBuild(app, old);
  const currentBuildId = async () =>
    (await app.as("creator").get(`/api/products/${old.product_id}`)).body.submission.submission_id;
  expect(await currentBuildId()).toBe(old.submission_id);
  await app.as("creator").post(`${old.path}/hidden`);
  expect(await currentBuildId()).toBe(old.submission_id);
  await app
    .as("creator")
    .post(`${next.path}?require_review=1`, await completeBuild({ version: "2.0.0" }));
  expect(await currentBuildId()).toBe(next.submission_id);
  const { builds } = (await app.as("creator").get(`/api/products/${old.product_id}`)).body;
  expect(
    builds.map((build: BuildSummary) => [build.submission_id, build.build_version, build.status]),
  ).toEqual([
    [next.submission_id, "2.0.0", "waiting_for_review"],
    [old.submission_id, "1.0.0", "hidden"],
  ]);
});

test("a build is found by its id alone, by those who may see it", async () => {
  const { path, submission_id } = await createProduct(app);
  const alone = `/api/submissions/${submission_id}` as const;
  const { body } = await app.as("creator").get(path);
  expect((await app.as("creator").get(alone)).body).toEqual(body);
  expect((await app.as("admin").get(alone)).body.submission.submission_id).toBe(submission_id);
  const hidden = await app.as("other").get(alone);
  const missing = await app.as("other").get("/api/submissions/999999");
  expect([hidden.status, missing.status]).toEqual([404, 404]);
  expect(hidden.body.error).toBe(missing.body.error);
  expect((await app.as().get(alone)).status).toBe(401);
});

test("a creator gets 404 for somebody else's product; an administrator sees it", async () => {
  const build = await createProduct(app);
  const { product_id } = build;
  expect((await app.as("other").get(build.path)).status).toBe(404);
  expect((await app.as("creator").get(build.adminPath)).status).toBe(403);
  expect((await app.as("admin").get(build.adminPath)).body.submission.submission_id).toBe(
    build.submission_id,
  );
  expect((await app.as("other").get(`/api/products/${product_id}`)).status).toBe(404);
  expect((await app.as("admin").get(`/api/products/${product_id}`)).status).toBe(200);
  expect((await app.as("admin").get(`/api/admin/products/${product_id}`)).status).toBe(200);
  expect((await app.as("creator").get(`/api/admin/products/${product_id}`)).status).toBe(403);
  expect((await app.as("creator").get("/api/products/999999")).status).toBe(404);
  for (const path of [
    `/api/products/${product_id}`,
    `/api/public/products/${product_id}`,
  ] as const) {
    const { body }: { body: Partial<Refusal> } = await app.as("other").get(path);
    expect(body.problems).toMatchObject([{ key: "product.not_found" }]);
  }
});

test("pictures have public URLs, archive and script have signed ones for the owner and administrators", async () => {
  const build = await releasedProduct(app);
  for (const person of ["creator", "admin"] as const) {
    const { submission } = (await app.as(person).get(build.path)).body;
    expect(submission).toMatchObject({
      source_code_name: "build.zip",
      db_script_name: "install.sql",
    });
    for (const url of [
      submission.icon_url,
      submission.banner_url,
      submission.source_code_url,
      submission.db_script_url,
    ])
      expect([url, (await app.as().get(url)).status]).toEqual([url, 200]);
  }
});

test("visitors see a public product on sale, without its private fields", async () => {
  const build = await releasedProduct(app, {
    webhook_url: "https://hook.example/x",
    privacy_policy_url: "https://example.com/privacy",
    "company_token[0]": "first@company.test",
    "permissions[0]": "1",
    "languages[2][name]": "Attendance",
    "languages[2][description]": "Who came in.",
  });
  await nextBuild(app, build);
  const path = `/api/public/products/${build.product_id}` as const;
  const { status, body } = await app.as().get(path);
  expect(status).toBe(200);
  expect(body.submission).toMatchObject({
    product_name: "Attendance",
    source_code_url: "",
    source_code_name: "",
    db_script_url: "",
    db_script_name: "",
    webhook_url: "",
    rejection_reason: "",
    privacy_policy_url: "https://example.com/privacy",
    ready_for_sale: 1,
  });
  expect(body.enabled_accounts).toEqual([]);
  expect(body.permissions).toEqual([{ permission_id: 1 }]);
  expect(body.builds.map(({ status: at }) => at)).toEqual(["ready_for_sale"]);

  await app.as("creator").post(build.path, { is_private: 1 });
  expect((await app.as().get(path)).status).toBe(404);
  const isOffered = async (email: string) =>
    (await findOffer(app.db, build.product_id, { email })) !== undefined;
  expect(await isOffered("First@company.test")).toBe(true);
  expect(await isOffered("second@company.test")).toBe(false);
  await app.as("creator").post(build.path, { is_private: 0 });
  expect((await app.as().get(path)).status).toBe(200);
  await app.as("creator").post(`${build.path}/hidden`);
  expect((await app.as().get(path)).status).toBe(404);
  expect(
    (await app.as().get(`/api/public/products/${(await waitingProduct(app)).product_id}`)).status,
  ).toBe(404);
});
