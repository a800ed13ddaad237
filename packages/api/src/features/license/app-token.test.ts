// Tokens of apps: what they open, and when they end.
import { appTokenHours, calls, wrongTokenAttempts } from "@lanyard/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { companyActs } from "../../../test/company-acts.ts";
import { createProduct, releasedProduct, type Build } from "../../../test/fixtures.ts";
import { companyTokens, testApp, type TestApp } from "../../../test/harness.ts";
import { formerTokens } from "../company/company.tables.ts";
import { hashToken } from "../../platform/identity/tokens.ts";
import { appTokens } from "./license.tables.ts";

let app: TestApp;
let build: Build;
let companyId: number;
let companyToken: string;
let count = 0;
const { license, act } = companyActs(() => app);
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  const firm = { name: `Firm ${count}`, email: `firm${count}@co.test`, country: "IT" };
  const { body } = await app.as("admin").post("/api/admin/companies", firm);
  ({ company_id: companyId, company_token: companyToken } = body);
  build = await releasedProduct(app, { "permissions[0]": "3" });
});

const issue = (token = companyToken, product = build.product_id) =>
  app.company(token).post(`/api/products/${product}/licenses/token`);
async function issued(token = companyToken): Promise<string> {
  const { status, body } = await issue(token);
  expect(status).toBe(200);
  return body.app_token;
}
const check = (app_token: string, product = build.product_id) =>
  app.as().post(`/api/products/${product}/licenses/company`, { app_token });
const opens = async (token: string) => (await check(token)).status === 200;

test("an app checks its license and reads the people who may use it", async () => {
  await license(build, companyToken);
  await act(build, "install", companyToken);
  const user_permissions_licenses = [{ user_id: "anna", permission_id: 3 }];
  const people = `/api/userpermissions/products/${build.product_id}`;
  await app.company(companyToken).post(people, { user_permissions_licenses });
  const { body } = await issue();
  const hours = (new Date(body.expires_at).getTime() - Date.now()) / 3_600_000;
  expect(Math.round(hours)).toBe(appTokenHours);
  expect((await check(body.app_token)).body).toEqual(
    (await act(build, "company", companyToken)).body,
  );
  const read = { app_token: body.app_token, user_token: "anna" };
  const reply = await app.as().post(`/api/userpermissions/${build.product_id}`, read);
  expect(reply).toMatchObject({ status: 200, body: { user_permissions_licenses } });
});

test("a company without a license gets none, and neither does one that cannot see the product", async () => {
  const refused = await issue();
  expect(refused).toMatchObject({ status: 402, body: { problems: [{ key: "license.missing" }] } });
  const draft = await createProduct(app);
  expect((await issue(companyToken, draft.product_id)).status).toBe(404);
});

test("an unpaid license is enough, because the app has to say that it is unpaid", async () => {
  build = await releasedProduct(app, { price_amount: "5.00" });
  await license(build, companyToken);
  const { body } = await check(await issued());
  expect(body).toMatchObject({ installed: 0, license: { state: "licensed" } });
});

test("an app cannot get another token, and a company cannot ask with fields of its own", async () => {
  await license(build, companyToken);
  const token = await issued();
  const path = `/api/products/${build.product_id}/licenses/token`;
  expect((await app.as().post(path, { app_token: token })).status).toBe(401);
  expect((await app.company(token).post(path)).status).toBe(401);
  const unknown = await app.company(companyToken).post(path, { hours: 1_000 });
  expect(unknown.status).toBe(422);
});

test("it opens no call of a company or a user, except the two of an app", async () => {
  await license(build, companyToken);
  const token = await issued();
  const opened: string[] = [];
  for (const { id, who, method, path } of calls) {
    if (who === "anyone") continue;
    const url = path.replace(":product_id", String(build.product_id)).replaceAll(/:\w+/g, "1");
    for (const payload of [{ app_token: token }, { company_token: token }]) {
      const { statusCode } = await app.fastify.inject({
        method,
        url,
        remoteAddress: `10.1.${count >> 8}.${(count += 1) & 255}`,
        headers: { authorization: `Bearer ${token}` },
        ...(method !== "GET" && { payload }),
      });
      if (statusCode !== 401) opened.push(`${id} ${Object.keys(payload)[0]} ${statusCode}`);
    }
  }
  expect(opened).toEqual(["license.company app_token 200", "user_permission.list app_token 200"]);
});

test("it is of no use to another app, and says nothing of another company", async () => {
  const other = await releasedProduct(app);
  for (const one of [build, other])
    for (const token of [companyToken, companyTokens.second]) await license(one, token);
  await act(build, "install", companyTokens.second);
  const token = await issued();
  expect(await check(token, other.product_id)).toMatchObject({
    status: 401,
    body: { problems: [{ key: "auth.app_token", field: "app_token" }] },
  });
  expect((await check(token)).body.installed).toBe(0);
});

test("it is stored as a hash", async () => {
  await license(build, companyToken);
  const token = await issued();
  const rows = await app.db
    .select()
    .from(appTokens)
    .where(eq(appTokens.tokenHash, hashToken(token)));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(rows)).not.toContain(companyToken);
});

test("earlier ones work until their own end", async () => {
  await license(build, companyToken);
  const [first, second] = [await issued(), await issued()];
  const end = sql`now() - interval '1 second'`;
  await app.db
    .update(appTokens)
    .set({ endsAt: end })
    .where(eq(appTokens.tokenHash, hashToken(first)));
  expect([await opens(first), await opens(second)]).toEqual([false, true]);
});

test("it ends with the license, and does not come back with the next one", async () => {
  const { body } = await license(build, companyToken);
  const token = await issued();
  await app.as("creator").delete(`/api/products/${build.product_id}/licenses/${body.license_id}`);
  expect(await opens(token)).toBe(false);
  await license(build, companyToken);
  expect(await opens(token)).toBe(false);
});

const replace = (hours: number) =>
  app.as("admin").post(`/api/admin/companies/${companyId}/token`, { grace_hours: hours as 0 | 24 });

test("it ends when the company's token is replaced, and with a grace period when that ends", async () => {
  await license(build, companyToken);
  const token = await issued();
  const next = (await replace(24)).body.company_token;
  const newer = await issued(next);
  const late = await issued(companyToken);
  expect(await Promise.all([token, newer, late].map(opens))).toEqual([true, true, true]);
  await app.db
    .update(formerTokens)
    .set({ endsAt: sql`now() - interval '1 second'` })
    .where(eq(formerTokens.companyId, companyId));
  expect(await Promise.all([token, newer, late].map(opens))).toEqual([false, true, false]);
  await replace(0);
  expect(await opens(newer)).toBe(false);
});

test("it ends when the company is deactivated, and does not come back with it", async () => {
  await license(build, companyToken);
  const token = await issued();
  await app.as("admin").delete(`/api/admin/companies/${companyId}`);
  expect(await opens(token)).toBe(false);
  await replace(24);
  expect(await opens(token)).toBe(false);
});

test("wrong tokens are limited per client; right ones are accepted beside them", async () => {
  await license(build, companyToken);
  const token = await issued();
  const from = async (remoteAddress: string, payload: object) =>
    (
      await app.fastify.inject({
        method: "POST",
        url: `/api/products/${build.product_id}/licenses/company`,
        payload,
        remoteAddress,
      })
    ).statusCode;
  const [guesser, other] = ["203.0.113.7", "203.0.113.8"];
  const wrong = await Promise.all(
    Array.from({ length: wrongTokenAttempts.most }, (_, n) =>
      from(guesser, n % 2 ? { company_token: `guess ${n}` } : { app_token: `guess ${n}` }),
    ),
  );
  expect(new Set(wrong)).toEqual(new Set([401]));
  expect(await from(guesser, { company_token: "guess" })).toBe(429);
  expect(await from(guesser, { app_token: "guess" })).toBe(429);
  expect(await from(other, { company_token: "guess" })).toBe(401);
  expect(await from(guesser, { company_token: companyToken })).toBe(200);
  expect(await from(guesser, { app_token: token })).toBe(200);
  // A request without a token is not a guess.
  expect(await from(guesser, {})).toBe(401);
});
