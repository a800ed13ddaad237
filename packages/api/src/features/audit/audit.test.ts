// The audit log: every change is recorded with its author and the previous values, and nobody can alter it.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { companyActs } from "../../../test/company-acts.ts";
import { createProduct, releasedProduct, waitingProduct } from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { record } from "./audit.rules.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const { license, act } = companyActs(() => app);
const path = "/api/admin/audit";
const log = async (query = "") => (await app.as("admin").get(`${path}?${query}`)).body;
const actions = async (query: string): Promise<string[]> =>
  (await log(query)).map(({ action }) => action);

it("is for administrators", async () => {
  expect((await app.as().get(path)).status).toBe(401);
  expect((await app.as("creator").get(path)).status).toBe(403);
  for (const bad of ["actor=nobody", "subject=x", "subject_id=0", "limit=x", "cursor=x"])
    expect((await app.as("admin").get(`${path}?${bad}`)).status, bad).toBe(422);
});

describe("a change", () => {
  it("of a build says who made it and only what differs", async () => {
    const build = await waitingProduct(app);
    const rejection_reason = "No icon.";
    await app.as("admin").post(`${build.adminPath}/reject`, { rejection_reason });
    await app.as("creator").post(build.path, { version: "1.0.1" });
    const [saved, rejected, sent] = await log(
      `subject=submission&subject_id=${build.submission_id}`,
    );
    expect(sent).toMatchObject({
      actor: { kind: "user", id: app.userIds.creator, name: "creator" },
      action: "submission.send",
      before: { status: "draft", version: "" },
      after: { status: "waiting_for_review", version: "1.0.0" },
    });
    expect(rejected).toMatchObject({
      actor: { name: "admin" },
      action: "submission.reject",
      before: { status: "waiting_for_review", rejectionReason: "" },
      after: { status: "rejected", rejectionReason: rejection_reason },
    });
    expect(saved?.before).toEqual({
      status: "rejected",
      rejectionReason: rejection_reason,
      version: "1.0.0",
    });
    expect(Math.abs(Date.now() - Date.parse(saved!.at))).toBeLessThan(60_000);
  });

  it("that is refused leaves no entry", async () => {
    const build = await createProduct(app);
    await app.as("admin").post(`${build.adminPath}/approve`);
    await app.as("other").post(`${build.path}/hidden`);
    expect(await actions(`subject=submission&subject_id=${build.submission_id}`)).toEqual([]);
    await expect(
      app.db.transaction(async (tx) => {
        await record(tx, { actor: "server", action: "remove", subject: "product", id: 1 });
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    expect(await actions("action=product.remove&subject_id=1")).toEqual([]);
  });

  it("of any kind is there", async () => {
    const build = await releasedProduct(app, { price_amount: "9.5", expiration_id: "2" });
    const { body } = await license(build);
    for (const action of ["pay", "install", "uninstall"] as const) await act(build, action);
    expect(await actions(`actor=company&subject=license&subject_id=${body.license_id}`)).toEqual([
      "license.uninstall",
      "license.install",
      "license.create",
    ]);
    expect((await actions("actor=company&subject=payment")).slice(0, 2)).toEqual([
      "payment.paid",
      "payment.begin",
    ]);
    await app.as("creator").delete(`/api/products/${build.product_id}/licenses/${body.license_id}`);
    const draft = await createProduct(app);
    await app.as("creator").delete(draft.path);
    expect(await actions(`subject=product&subject_id=${draft.product_id}`)).toEqual([
      "product.remove",
      "product.create",
    ]);
    const company = { name: "New", email: "new@company.test", country: "IT" };
    const { company_id } = (await app.as("admin").post("/api/admin/companies", company)).body;
    await app.as("admin").post(`/api/admin/companies/${company_id}/token`);
    await app.as("admin").delete(`/api/admin/companies/${company_id}`);
    expect(await actions(`subject=company&subject_id=${company_id}`)).toEqual([
      "company.deactivate",
      "company.token",
      "company.create",
    ]);
    const all = new Set(await actions("limit=200"));
    for (const action of ["license.delete", "submission.remove", "submission.approve"])
      expect(all).toContain(action);
  });

  it("never tells a secret", async () => {
    const own = `/api/users/${app.userIds.other}`;
    const password = "a new long password";
    await app.as("admin").post(own, { password, password_confirmation: password });
    const [entry] = await log(`subject=user&subject_id=${app.userIds.other}`);
    expect(entry).toMatchObject({
      before: { passwordHash: null },
      after: { passwordHash: "(secret)" },
    });
    const { rows } = await app.db.execute<{ text: string }>(
      sql`select string_agg(audit_log::text, ' ') as text from audit_log`,
    );
    expect(rows[0]?.text).not.toMatch(/argon2|[0-9a-f]{64}(?!\.)|"anna"/);
  });

  it("cannot be changed afterwards, not even in the database", async () => {
    for (const statement of ["update audit_log set action = ''", "delete from audit_log"])
      await expect(app.rows(statement)).rejects.toMatchObject({
        cause: { message: expect.stringContaining("never changed") },
      });
  });
});

it("is paged from the newest", async () => {
  const first = await app.as("admin").get(`${path}?limit=2`);
  const next = /\?([^>]+)>; rel="next"/.exec(String(first.headers["link"]))?.[1] ?? "";
  const second = await app.as("admin").get(`${path}?${next}`);
  const ids = [...first.body, ...second.body].map(({ audit_id }) => audit_id);
  expect(ids).toHaveLength(4);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
});
