// A company's product page, its installed apps, and the proposals that it requests.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companyActs } from "../../../test/company-acts.ts";
import { createProduct, releasedProduct, type Build } from "../../../test/fixtures.ts";
import { companyTokens, testApp, type TestApp } from "../../../test/harness.ts";
import { mailTo } from "../../../test/outbox.ts";
import { proposals } from "./proposal.tables.ts";

let app: TestApp;
let draft: Build, hidden: Build, open: Build, secret: Build;
beforeAll(async () => {
  app = await testApp();
  draft = await createProduct(app);
  hidden = await releasedProduct(app);
  await app.as("creator").post(`${hidden.path}/hidden`);
  open = await releasedProduct(app);
  secret = await releasedProduct(app, {
    is_private: "1",
    "company_token[0]": "first@company.test",
    price_amount: "5",
    expiration_id: "2",
    "languages[2][name]": "Attendance",
    "languages[2][description]": "Who came in.",
  });
});
afterAll(() => app.close());

const { license, act } = companyActs(() => app);

test("a company sees a product page if it can get the product, and its files after installing it", async () => {
  const page = (build: Build, token?: string) =>
    app.company(token).post(`/api/products/${build.product_id}/store`);
  await license(secret);
  await act(secret, "pay");
  expect(await page(secret)).toMatchObject({
    status: 200,
    body: {
      submission: { product_name: "Attendance", source_code_url: "", webhook_url: "" },
      enabled_accounts: [],
      license: { state: "paid" },
    },
  });
  await act(secret, "install");
  const { body } = await page(secret);
  expect((await app.as().get(body.submission.source_code_url)).status).toBe(200);
  expect((await page(open)).body.license).toBeNull();
  for (const [build, token] of [
    [secret, companyTokens.second],
    [hidden, undefined],
    [draft, undefined],
  ] as const)
    expect(await page(build, token)).toMatchObject({
      status: 404,
      body: { problems: [{ key: "product.not_found" }] },
    });
});

test("installed apps stay in the list when they are hidden from the store", async () => {
  const build = await releasedProduct(app);
  const at = `/api/products/${build.product_id}`;
  const installed = async (token?: string) =>
    (await app.company(token).post("/api/licenses/getinstalled")).body;
  await app.company(companyTokens.second).post(`${at}/license`);
  expect(await installed(companyTokens.second)).toEqual([]);
  await app.company(companyTokens.second).post(`${at}/licenses/install`);
  expect(await installed(companyTokens.second)).toMatchObject([
    { product_id: build.product_id, license_state: "installed", hidden: 0 },
  ]);
  await app.as("creator").post(`${build.path}/hidden`);
  expect(await installed(companyTokens.second)).toMatchObject([
    { license_state: "installed", hidden: 1, installed_version: "1.0.0" },
  ]);
  await app.company(companyTokens.second).post(`${at}/licenses/uninstall`);
  expect(await installed(companyTokens.second)).toEqual([]);
  expect((await app.company("unknown").post("/api/licenses/getinstalled")).status).toBe(401);
});

test("installed apps are paged", async () => {
  for (const build of [open, await releasedProduct(app)]) {
    await app.company().post(`/api/products/${build.product_id}/license`);
    await app.company().post(`/api/products/${build.product_id}/licenses/install`);
  }
  const all = await app.company().post("/api/licenses/getinstalled");
  const first = await app.company().post("/api/licenses/getinstalled?limit=1");
  const query = /\?([^>]+)>/.exec(String(first.headers["link"]))?.[1] ?? "";
  const next = await app.company().post(`/api/licenses/getinstalled?${query}`);
  expect(all.body.length).toBeGreaterThan(1);
  expect(first.body).toHaveLength(1);
  expect([...first.body, ...next.body]).toEqual(all.body.slice(0, 2));
});

test("a proposal is stored and mailed to support", async () => {
  const ask = (body: object, token?: string) => app.company(token).post("/api/proposals", body);
  const { status, body } = await ask({
    product_id: open.product_id,
    message: "  For 400 people?  ",
  });
  expect(status).toBe(200);
  expect(
    await app.db.select().from(proposals).where(eq(proposals.id, body.proposal_id)),
  ).toMatchObject([{ productId: open.product_id, message: "For 400 people?" }]);
  const mail = await mailTo(app, app.env.supportEmail);
  expect(mail).toContain("Reply-To: first@company.test");
  expect(mail).toContain("Subject: Richiesta di proposta: Visits");
  expect(mail).toContain("For 400 people?");
  expect(await ask({ product_id: open.product_id, message: " " })).toMatchObject({
    status: 422,
    body: { problems: [{ field: "message", key: "message.required" }] },
  });
  expect((await ask({ product_id: open.product_id, message: "x".repeat(4_001) })).status).toBe(422);
  expect((await ask({ message: "For us?" })).status).toBe(422);
  expect(
    (await ask({ product_id: secret.product_id, message: "For us?" }, companyTokens.second)).status,
  ).toBe(404);
  expect((await ask({ product_id: open.product_id, message: "For us?" }, "unknown")).status).toBe(
    401,
  );
});

test("a company asks for sixty proposals an hour at most, another one goes on", async () => {
  const ask = (token: string) =>
    app.company(token).post("/api/proposals", { product_id: open.product_id, message: "Again?" });
  await app.rows("delete from throttles");
  for (let sent = 0; sent < 60; sent += 10) {
    const replies = await Promise.all(Array.from({ length: 10 }, () => ask(companyTokens.first)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  }
  expect(await ask(companyTokens.first)).toMatchObject({
    status: 429,
    body: { problems: [{ key: "request.too_many" }] },
  });
  expect((await ask(companyTokens.second)).status).toBe(200);
});
