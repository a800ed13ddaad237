// Replaced company tokens: the old one may keep working for a while, in every call; a revoked one ends at once.
import { calls, getCompanySelf } from "@lanyard/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companyTokens, testApp, type TestApp } from "../../../test/harness.ts";
import { openTargets } from "../../../test/hold/fuzz/targets.ts";
import { ask } from "../../../test/hold/matrix/asking.ts";
import { openWorld } from "../../../test/hold/world.ts";
import { productWithHook } from "../../../test/fixtures.ts";
import { hashToken } from "../../platform/identity/tokens.ts";
import { companies, companyVisits, formerTokens } from "./company.tables.ts";
import { listCompanies } from "./company.store.ts";

let app: TestApp;
let count = 0;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const path = "/api/admin/companies";
async function made() {
  count += 1;
  const company = { name: `Firm ${count}`, email: `firm${count}@co.test`, country: "IT" };
  const { body } = await app.as("admin").post(path, company);
  return { id: body.company_id, token: body.company_token };
}
const replace = async (id: number, hours?: number) =>
  app.as("admin").post(`${path}/${id}/token`, hours === undefined ? {} : { grace_hours: hours });
const opens = async (token: string) =>
  (await app.company(token).post(getCompanySelf.path)).status === 200;
const endGrace = (id: number) =>
  app.db
    .update(formerTokens)
    .set({ endsAt: sql`now() - interval '1 second'` })
    .where(eq(formerTokens.companyId, id));
const readCompany = async (id: number) => (await app.as("admin").get(`${path}/${id}`)).body;

test("with a grace period old and new token work, until it ends", async () => {
  const { id, token } = await made();
  const { status, body } = await replace(id, 24);
  expect(status).toBe(200);
  const day = new Date(body.former_token_until!).getTime() - Date.now();
  expect(day).toBeGreaterThan(23 * 3_600_000);
  expect(day).toBeLessThanOrEqual(24 * 3_600_000);
  expect([await opens(token), await opens(body.company_token)]).toEqual([true, true]);
  await endGrace(id);
  expect([await opens(token), await opens(body.company_token)]).toEqual([false, true]);
  expect((await readCompany(id)).former_token_until).toBeNull();
});

test("without one the old token ends at once, and so do those that were replaced before", async () => {
  const { id, token } = await made();
  const second = (await replace(id, 168)).body.company_token;
  const third = (await replace(id)).body.company_token;
  expect(await Promise.all([token, second, third].map(opens))).toEqual([false, false, true]);
});

test("of two administrators who replace it at once, both tokens and the first work", async () => {
  const { id, token } = await made();
  const replies = await Promise.all([replace(id, 1), replace(id, 720)]);
  const all = [token, ...replies.map(({ body }) => body.company_token)];
  expect(await Promise.all(all.map(opens))).toEqual([true, true, true]);
});

test("revoking ends every token at once, and a new one brings none of them back", async () => {
  const { id, token } = await made();
  const second = (await replace(id, 24)).body.company_token;
  const deleted = await app.as("admin").delete(`${path}/${id}`);
  expect(deleted.body).toMatchObject({ active: 0, former_token_until: null });
  expect(await Promise.all([token, second].map(opens))).toEqual([false, false]);
  const third = (await replace(id, 24)).body;
  expect(third).toMatchObject({ active: 1, former_token_until: null });
  expect(await Promise.all([token, second, third.company_token].map(opens))).toEqual([
    false,
    false,
    true,
  ]);
});

test("only the periods of the contract are taken", async () => {
  const { id, token } = await made();
  for (const hours of [-1, 2, 721, "1", 1.5, null])
    expect(
      (await app.as("admin").post(`${path}/${id}/token`, { grace_hours: hours })).status,
      String(hours),
    ).toBe(422);
  expect(await opens(token)).toBe(true);
});

test("what is recorded says until when, and no token", async () => {
  const { id, token } = await made();
  const { body } = await replace(id, 1);
  const log = await app.as("admin").get(`/api/admin/audit?subject=company&subject_id=${id}`);
  expect(log.body[0]).toMatchObject({
    action: "company.token",
    actor: { name: "admin" },
    after: { tokenHash: "(secret)", formerTokenUntil: body.former_token_until },
  });
  for (const secret of [token, body.company_token, hashToken(token)])
    expect(JSON.stringify(log.body)).not.toContain(secret);
});

test("every call of a company takes the old token like the new one, and neither once it has ended", async () => {
  const world = await openWorld(app);
  const targets = await openTargets(app, world);
  const ofCompany = calls.filter(({ who }) => who === "company");
  expect(ofCompany.length).toBeGreaterThan(20);
  const { first } = world.companyIds;
  const tokenHash = hashToken(companyTokens.first);
  /** Makes the test's token a former one that works for this much longer. */
  const replaced = async (left: string) => {
    await app.db
      .update(companies)
      .set({ tokenHash: "of another token" })
      .where(eq(companies.id, first));
    const endsAt = sql`now() + ${left}::interval`;
    await app.db
      .insert(formerTokens)
      .values({ companyId: first, tokenHash, endsAt })
      .onConflictDoUpdate({ target: formerTokens.tokenHash, set: { endsAt } });
  };
  for (const [at, call] of ofCompany.entries()) {
    const target = await targets.target(at, call);
    await replaced("1 hour");
    expect((await ask(app, call, "licensee", target)).status, call.id).not.toBe(401);
    await replaced("-1 second");
    expect((await ask(app, call, "licensee", target)).status, call.id).toBe(401);
  }
  await world.revive();
});

test("what is done with the old token reaches the creator's webhook, and checks of an installation take it", async () => {
  const { product_id: product } = await productWithHook(app, "https://hooks.example.test/hook");
  const { id, token } = await made();
  await replace(id, 1);
  const at = `/api/products/${product}/license`;
  expect((await app.company(token).post(at)).status).toBe(200);
  expect(
    await app.rows(
      `select type from webhook_deliveries where product_id = ${product} order by id desc limit 1`,
    ),
  ).toEqual([{ type: "license.created" }]);
  const check = () =>
    app
      .as("admin")
      .post(`/api/admin/products/${product}/licenses/company`, { company_token: token });
  expect((await check()).status).toBe(200);
  await endGrace(id);
  expect((await app.company(token).post(at)).status).toBe(401);
  expect((await check()).status).toBe(422);
});

test("says when a company was last seen, once an hour", async () => {
  const { id, token } = await made();
  expect((await readCompany(id)).last_seen_at).toBeNull();
  await opens("nobody's token");
  expect((await readCompany(id)).last_seen_at).toBeNull();
  await opens(token);
  const first = (await readCompany(id)).last_seen_at;
  expect(Math.abs(Date.now() - new Date(first!).getTime())).toBeLessThan(60_000);
  await opens(token);
  expect((await readCompany(id)).last_seen_at).toBe(first);
  const old = sql`now() - interval '61 minutes'`;
  await app.db.update(companyVisits).set({ seenAt: old }).where(eq(companyVisits.companyId, id));
  await opens(token);
  expect(new Date((await readCompany(id)).last_seen_at!).getTime()).toBeGreaterThan(
    new Date(first!).getTime() - 60_000,
  );
});

test("the list is searched by part of a name or an e-mail, and by state", async () => {
  const [plain, changing, revoked] = [await made(), await made(), await made()];
  await replace(changing.id, 1);
  await app.as("admin").delete(`${path}/${revoked.id}`);
  const search = async (query: string) =>
    (await app.as("admin").get(`${path}?${query}`)).body.map(({ company_id: id }) => id);
  expect(await search("search=FIRM%20" + String(count))).toEqual([revoked.id]);
  expect(await search(`search=firm${count}@`)).toEqual([revoked.id]);
  expect(await search("search=%25")).toEqual([]);
  expect(await search("state=changing")).toContain(changing.id);
  expect(await search("state=changing")).not.toContain(plain.id);
  expect(await search("state=active")).toEqual(expect.arrayContaining([plain.id, changing.id]));
  expect(await search("state=active")).not.toContain(revoked.id);
  expect(await search("state=revoked")).toContain(revoked.id);
  expect((await app.as("admin").get(`${path}?state=gone`)).status).toBe(422);
});

test("among many thousand companies one is found by an index", async () => {
  await app.db.execute(sql`insert into companies (name, email, country, token_hash)
    select md5('name ' || n), md5('mail ' || n) || '@mass.test', 'IT', 'mass ' || n from generate_series(1, 6000) n`);
  await app.db.execute(sql`analyze companies`);
  const [one] = await app.rows(`select name from companies where token_hash = 'mass 3777'`);
  const part = String(one?.["name"]).slice(3, 15);
  const { sql: query, params } = listCompanies(
    app.db,
    { search: part, state: undefined },
    undefined,
    61,
  ).toSQL();
  const explain = `explain (format json) ${query.replaceAll(/\$(\d+)/g, (_, n) => `'${String(params[n - 1])}'`)}`;
  const plan = await app.db.transaction(async (tx) => {
    // So few rows could be read as fast by a scan; with other plans disabled, only the index is left.
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_indexscan = off`);
    return tx.execute(sql.raw(explain));
  });
  expect(JSON.stringify(plan.rows)).toContain("companies_search_idx");
  const { body } = await app.as("admin").get(`${path}?search=${part}`);
  expect(body.map(({ name }) => name)).toEqual([one?.["name"]]);
  const all = await app.as("admin").get(`${path}?search=mass.test&limit=200`);
  expect(all.body).toHaveLength(200);
  expect(all.headers["link"]).toContain("search=mass.test");
});

test("an administrator sees what a company has, and how many people", async () => {
  const world = await openWorld(app);
  const { last } = await world.product({ statuses: ["ready_for_sale"] });
  await world.license(last.product_id, "second");
  const id = world.companyIds.second;
  await app.db.execute(
    sql`insert into people (company_id, user_id, name) values (${id}, 'seen', 'Seen')`,
  );
  expect((await readCompany(id)).people).toBeGreaterThan(0);
  const { body } = await app.as("admin").get(`${path}/${id}/licenses`);
  expect(body.map(({ product_id: product }) => product)).toContain(last.product_id);
  const paged = await app.as("admin").get(`${path}/${id}/licenses?limit=1`);
  expect(paged.body).toHaveLength(1);
  for (const one of ["", "/licenses"]) {
    const missing = await app.as("admin").get(`${path}/999999${one}`);
    expect(missing).toMatchObject({
      status: 404,
      body: { problems: [{ key: "company.not_found" }] },
    });
    expect((await app.as("creator").get(`${path}/${id}${one}`)).status).toBe(403);
    expect((await app.as().get(`${path}/${id}${one}`)).status).toBe(401);
  }
});
