// The history of a product, read by its owner and by an administrator.
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createProduct,
  nextBuild,
  rejectedProduct,
  releasedProduct,
  type Build,
} from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const history = (build: Build, query = "") =>
  app.as("creator").get(`/api/products/${build.product_id}/history?${query}`);
const listEntries = async (build: Build) =>
  (await history(build)).body.map(({ action, actor, version }) => [action, actor.role, version]);

test("everything is told once, with who and which build, newest first", async () => {
  const build = await releasedProduct(app);
  await app.as("creator").post(build.path, { price_amount: "9.5", expiration_id: "2" });
  const next = await nextBuild(app, build);
  await app.as("admin").post(next.adminPath, { version: "2.0.0" });
  await app.as("creator").delete(next.path);
  await app.as("creator").post(`${build.path}/hidden`);
  expect(await listEntries(build)).toEqual([
    ["hide", "creator", "1.0.0"],
    ["remove", "creator", "2.0.0"],
    ["save_offer", "creator", "1.0.0"],
    ["approve", "admin", "1.0.0"],
    ["send", "creator", "1.0.0"],
    ["create", "creator", ""],
  ]);
  const { body } = await history(build);
  expect(body[2]).toMatchObject({
    actor: { name: "creator" },
    submission_id: build.submission_id,
    fields: ["expiration_id", "price_amount"],
    reason: "",
  });
  expect(body[1]).toMatchObject({ submission_id: null, fields: [] });
  expect(body[4]!.fields).toEqual(expect.arrayContaining(["languages", "version", "icon"]));
});

test("a rejection has its reason, a build its changes while it is there", async () => {
  const build = await rejectedProduct(app);
  await app.as("admin").post(build.adminPath, { version: "1.0.1" });
  const [saved, rejected] = (await history(build)).body;
  expect(rejected).toMatchObject({
    action: "reject",
    actor: { role: "admin", name: "admin" },
    reason: "The icon is blurred.",
    fields: [],
  });
  expect(saved).toMatchObject({ action: "save", actor: { role: "admin" }, fields: ["version"] });
});

test("a reason that is no longer kept is told as none", async () => {
  const build = await rejectedProduct(app);
  await app.rows("delete from audit_personal");
  const [rejected] = (await history(build)).body;
  expect(rejected).toMatchObject({ action: "reject", reason: "" });
});

test("the next version supersedes the one before", async () => {
  const build = await releasedProduct(app);
  const next = await nextBuild(app, build);
  await app.as("admin").post(`${next.adminPath}/ready`);
  expect((await listEntries(build)).slice(0, 1)).toEqual([["add", "creator", ""]]);
});

test("pages lead through all of it", async () => {
  const build = await releasedProduct(app);
  const whole = (await history(build)).body;
  const first = await history(build, "limit=2");
  expect(first.body).toEqual(whole.slice(0, 2));
  const next = /\?(.+)>; rel="next"/.exec(String(first.headers["link"]))![1];
  expect((await history(build, next)).body).toEqual(whole.slice(2, 4));
});

test("it is the owner's and the administrators'", async () => {
  const build = await createProduct(app);
  const path = `/api/products/${build.product_id}/history` as const;
  const asAdmin = `/api/admin/products/${build.product_id}/history` as const;
  expect((await app.as("admin").get(asAdmin)).body).toHaveLength(1);
  expect((await app.as("admin").get(path)).status).toBe(200);
  expect((await app.as("other").get(path)).status).toBe(404);
  expect((await app.as("creator").get(asAdmin)).status).toBe(403);
  expect((await app.as().get(path)).status).toBe(401);
  expect((await app.as("creator").get("/api/products/999999/history")).status).toBe(404);
  expect((await history(build, "cursor=x")).status).toBe(422);
});
