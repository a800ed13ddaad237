// Which events are sent as webhooks, to which URL, and when they are retried.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { announced } from "../../../test/announced.ts";
import { companyActs } from "../../../test/company-acts.ts";
import {
  completeBuild,
  nextBuild,
  releasedProduct,
  waitingProduct,
  type Build,
} from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { deliver, type Message } from "./webhook.rules.ts";
import { ForbiddenAddress } from "./webhook.send.ts";
import { signedHeaders } from "./webhook.sign.rules.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const { license, act } = companyActs(() => app);
const hook = { webhook_url: "https://hook.invalid/hook" };

async function messages({ product_id: id }: Build): Promise<Message[]> {
  await announced(app);
  const { rows } = await app.db.execute<{ data: Message }>(
    sql`select data from jobs.job where name = 'webhook' and (data->>'productId')::bigint = ${id} order by created_on, data->>'body'`,
  );
  return rows.map(({ data }) => data);
}
interface Event {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}
const events = async (build: Build) =>
  (await messages(build)).map(({ body }) => JSON.parse(body) as Event);
const types = async (build: Build) => (await events(build)).map(({ type }) => type);

test("each event of a license is sent once, also when a call is repeated", async () => {
  const build = await releasedProduct(app, { ...hook, price_amount: "9.5", expiration_id: "2" });
  const { body } = await license(build);
  for (const action of ["pay", "install", "uninstall"] as const) {
    await act(build, action);
    await act(build, action);
  }
  await license(build);
  expect(await types(build)).toEqual([
    "submission.approved",
    "license.created",
    "license.paid",
    "app.installed",
    "app.uninstalled",
  ]);
  const about = {
    product_id: build.product_id,
    license_id: body.license_id,
    company_email: "first@company.test",
  };
  expect((await events(build)).slice(1)).toMatchObject([
    { data: about },
    { data: { ...about, amount: 9.5, currency: "EUR" } },
    { data: { ...about, version: "1.0.0" } },
    { data: about },
  ]);
  expect(new Set((await messages(build)).map(({ id }) => id)).size).toBe(5);
});

test("an update is sent and logged as an installation, installing the same version again is not", async () => {
  const build = await releasedProduct(app, hook);
  const { license_id: id } = (await license(build)).body;
  await act(build, "install");
  const next = await nextBuild(app, build);
  await app
    .as("creator")
    .post(`${next.path}?require_review=1`, await completeBuild({ ...hook, version: "2.0.0" }));
  await app.as("admin").post(`${next.adminPath}/approve`);
  await act(build, "install");
  await act(build, "install");
  const installed = (await events(build)).filter(({ type }) => type === "app.installed");
  expect(installed.map(({ data }) => data.version)).toEqual(["1.0.0", "2.0.0"]);
  const log = await app
    .as("admin")
    .get(`/api/admin/audit?action=license.install&subject=license&subject_id=${id}`);
  expect(log.body).toMatchObject([
    {
      before: { installedSubmissionId: build.submission_id },
      after: { installedSubmissionId: next.submission_id },
    },
    {
      before: { installedSubmissionId: null },
      after: { installedSubmissionId: build.submission_id },
    },
  ]);
});

test("ending the license of an installed product sends that it is uninstalled", async () => {
  const build = await releasedProduct(app, hook);
  const { body } = await license(build);
  await act(build, "install");
  await app.as("creator").delete(`/api/products/${build.product_id}/licenses/${body.license_id}`);
  expect((await events(build)).at(-1)).toMatchObject({
    type: "app.uninstalled",
    data: { license_id: body.license_id, company_email: "first@company.test" },
  });
});

test("ending the license of a product that is not installed sends nothing", async () => {
  const build = await releasedProduct(app, hook);
  const { body } = await license(build);
  await app.as("creator").delete(`/api/products/${build.product_id}/licenses/${body.license_id}`);
  expect(await types(build)).toEqual(["submission.approved", "license.created"]);
});

test("decisions go to the URL of the build that they are about", async () => {
  const build = await waitingProduct(app, hook);
  await app.as("admin").post(`${build.adminPath}/reject`, { rejection_reason: "No icon." });
  expect(await events(build)).toMatchObject([
    {
      type: "submission.rejected",
      data: { submission_id: build.submission_id, version: "1.0.0", rejection_reason: "No icon." },
    },
  ]);
  for (const path of [
    `${build.adminPath}/ready`,
    `${build.path}/hidden`,
    `${build.adminPath}/active`,
    `${build.adminPath}/review`,
    `${build.adminPath}/approve`,
  ] as const)
    expect([path, (await app.as("admin").post(path)).status]).toEqual([path, 200]);
  const approved = {
    type: "submission.approved",
    data: { submission_id: build.submission_id, version: "1.0.0" },
  };
  // Hiding, enabling and going back to review send no webhook.
  expect((await events(build)).slice(1)).toMatchObject([approved, approved]);
  const next = await nextBuild(app, build);
  await app
    .as("creator")
    .post(
      `${next.path}?require_review=1`,
      await completeBuild({ version: "2.0.0", webhook_url: "https://new.test/hook" }),
    );
  await app.as("admin").post(`${next.adminPath}/approve`);
  expect((await messages(build)).map(({ url }) => url)).toEqual([
    hook.webhook_url,
    hook.webhook_url,
    hook.webhook_url,
    "https://new.test/hook",
  ]);
});

test("nothing is sent without a URL, or for a refused call", async () => {
  const silent = await releasedProduct(app);
  await license(silent);
  expect(await messages(silent)).toEqual([]);
  const priced = await releasedProduct(app, { ...hook, price_amount: "9.5", expiration_id: "2" });
  await license(priced);
  await act(priced, "install");
  await act(priced, "pay", undefined, "decline");
  expect(await types(priced)).toEqual(["submission.approved", "license.created"]);
});

test("a message is signed with the product's secret, which its owner and administrators can read", async () => {
  const { product_id: productId } = await releasedProduct(app);
  const path = `/api/products/${productId}/webhook-secret` as const;
  const { body } = await app.as("creator").get(path);
  expect((await app.as("admin").get(path)).body).toEqual(body);
  expect((await app.as("other").get(path)).status).toBe(404);
  expect((await app.as().get(path)).status).toBe(401);

  const message = { id: "msg_1", productId, url: "https://hook.test/", body: "{}" };
  const sent: unknown[] = [];
  await deliver(app.db, message, (url, headers, text) => {
    const at = new Date(Number(headers["webhook-timestamp"]) * 1000);
    sent.push([url, text]);
    expect(headers).toEqual(signedHeaders(body.secret, "msg_1", "{}", at));
    return Promise.resolve({ status: 200, answer: "" });
  });
  expect(sent).toEqual([[message.url, "{}"]]);
  // The name of the secret must not change, because every product would get another secret.
  expect(await app.rows("select name from server_settings")).toContainEqual({ name: "webhooks" });
});

test("a delivery is retried until a 2xx, a 410, or a forbidden address", async () => {
  const message = { id: "msg_1", productId: 1, url: "https://hook.test/", body: "{}" };
  const answer = (status: number) =>
    deliver(app.db, message, () => Promise.resolve({ status, answer: "" }));
  for (const status of [200, 204, 410]) await expect(answer(status)).resolves.toBeUndefined();
  for (const status of [302, 400, 404, 500])
    await expect(answer(status)).rejects.toThrow(String(status));
  await expect(
    deliver(app.db, message, () => Promise.reject(new Error("refused"))),
  ).rejects.toThrow("refused");
  await expect(
    deliver(app.db, message, () => Promise.reject(new ForbiddenAddress("10.0.0.1"))),
  ).resolves.toBeUndefined();
});
