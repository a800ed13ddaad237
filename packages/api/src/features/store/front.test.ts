// The store's front page: its rows, what each reader sees in them, and that hidden products disappear at once.
import { frontMost } from "@lanyard/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { completeBuild, nextBuild, releasedProduct, type Build } from "../../../test/fixtures.ts";
import { companyTokens, testApp, type TestApp } from "../../../test/harness.ts";
import { putOnSale } from "../../../test/on-sale.ts";
import { countUsed } from "./store.rules.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const rowsOf = (body: Record<"new" | "updated" | "used", readonly { product_id: number }[]>) => ({
  new: body.new.map(({ product_id: id }) => id),
  updated: body.updated.map(({ product_id: id }) => id),
  used: body.used.map(({ product_id: id }) => id),
});
const front = async () => rowsOf((await app.as().get("/api/public/store/front")).body);
const ofCompany = async (token?: string) =>
  rowsOf((await app.company(token).post("/api/store/front")).body);
const act = (build: Build, action: string) => app.as("admin").post(`${build.adminPath}/${action}`);

test("it is empty in an empty store", async () => {
  expect(await front()).toEqual({ new: [], updated: [], used: [] });
  expect(await ofCompany()).toEqual({ new: [], updated: [], used: [] });
});

test("new products come first, and a newer version among the updated ones, as long as they are on sale to all", async () => {
  const [first, second] = [await releasedProduct(app), await releasedProduct(app)];
  const ids = [second.product_id, first.product_id];
  expect(await front()).toEqual({ new: ids, updated: [], used: [] });
  // Hiding a product and showing it again does not make it new.
  await app.as("creator").post(`${first.path}/hidden`);
  expect((await front()).new).toEqual([second.product_id]);
  await app.as("admin").post(`${first.adminPath}/active`, { hidden: false });
  expect((await front()).new).toEqual(ids);
  // Neither does a second review.
  await act(first, "review");
  expect((await front()).new).toEqual([second.product_id]);
  await act(first, "approve");
  expect(await front()).toMatchObject({ new: ids, updated: [] });

  const next = await nextBuild(app, first);
  await app
    .as("creator")
    .post(`${next.path}?require_review=1`, await completeBuild({ version: "2.0.0" }));
  expect((await front()).updated).toEqual([]);
  await act(next, "approve");
  expect(await front()).toMatchObject({ new: ids, updated: [first.product_id] });
  await app.as("creator").post(next.path, { is_private: "1" });
  expect(await front()).toEqual({ new: [second.product_id], updated: [], used: [] });
  await app.as("creator").post(next.path, { is_private: "0" });
  expect(await front()).toMatchObject({ new: ids, updated: [first.product_id] });
});

test("a company sees its private products among them, and nobody else does", async () => {
  const { productId } = await putOnSale(app, {
    texts: { 1: "Riservato" },
    enabled: ["first@company.test"],
  });
  expect((await ofCompany()).new[0]).toBe(productId);
  expect((await ofCompany(companyTokens.second)).new).not.toContain(productId);
  expect((await front()).new).not.toContain(productId);
});

test("a row has twelve cards at most", async () => {
  for (let count = 0; count < frontMost + 2; count += 1)
    await putOnSale(app, { texts: { 1: "Molte" } });
  expect((await front()).new).toHaveLength(frontMost);
  expect((await ofCompany()).new).toHaveLength(frontMost);
});

test("used is what three companies have installed in 90 days, for a company those of its country first", async () => {
  const put = async (texts: string, enabled?: readonly string[]) =>
    putOnSale(app, { texts: { 1: texts }, ...(enabled && { enabled }) });
  const [single, french, italian, secret] = [
    await put("Uno"),
    await put("Francese"),
    await put("Italiano"),
    await put("Segreto", ["first@company.test"]),
  ];
  await app.rows(
    `insert into companies (name, email, country, token_hash)
     select 'Many ' || n, n || '@many.test', case when n <= 4 then 'FR' when n <= 7 then 'IT' else 'DE' end, 'many ' || n
     from generate_series(1, 8) n returning id`,
  );
  const install = (
    build: { productId: number; submissionId: number },
    from: number,
    to: number,
    days = 1,
  ) =>
    app.rows(
      `insert into licenses (product_id, company_id, free, installed_submission_id, installed_at)
       select ${build.productId}, id, true, ${build.submissionId}, now() - make_interval(days => ${days})
       from companies where name in (select 'Many ' || n from generate_series(${from}, ${to}) n) returning id`,
    );
  await install(single, 1, 2);
  await install(french, 1, 4);
  await install(italian, 5, 7);
  await install(secret, 1, 8);
  expect((await front()).used).toEqual([]);
  await countUsed(app.db);
  expect((await front()).used).toEqual([french.productId, italian.productId]);
  // The first company is Italian and may see the private product, which three Italian companies use.
  expect((await ofCompany()).used).toEqual([italian.productId, secret.productId, french.productId]);
  expect((await ofCompany(companyTokens.second)).used).toEqual([
    italian.productId,
    french.productId,
  ]);
  // Products that only one or two companies of a country use are not stored.
  const stored = await app.rows("select country, companies from store_used order by 1, 2");
  expect(stored.every(({ companies }) => Number(companies) >= 3)).toBe(true);
  expect(stored.some(({ country }) => country === "DE")).toBe(false);

  // A deactivated company uses nothing: two Italian ones are too few.
  const setActive = (active: boolean) =>
    app.rows(`update companies set active = ${active} where name = 'Many 7' returning id`);
  await setActive(false);
  await countUsed(app.db);
  expect((await front()).used).toEqual([french.productId]);
  await setActive(true);
  await countUsed(app.db);

  await app.rows(
    `update submissions set status = 'hidden' where id = ${french.submissionId} returning id`,
  );
  expect((await front()).used).toEqual([italian.productId]);
  await app.rows("update licenses set installed_at = now() - interval '91 days' returning id");
  await countUsed(app.db);
  expect((await front()).used).toEqual([]);
  expect(await app.rows("select * from store_used")).toEqual([]);
});

test("a company that nobody knows gets none", async () => {
  expect((await app.company("unknown").post("/api/store/front")).status).toBe(401);
  expect((await app.company("unknown").post("/api/store/counts")).status).toBe(401);
});
