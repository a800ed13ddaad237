// The search finds products by the name of their creator, also after the creator is renamed.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companyTokens, testApp, type TestApp } from "../../../test/harness.ts";
import { putOnSale } from "../../../test/on-sale.ts";
import { fillTitles, storeNames } from "./store.rules.ts";

let app: TestApp;
let open: number, secret: number, owner: number;
const rename = (name: string) =>
  app.db.execute(sql`update users set username = ${name} where id = ${owner}`);
beforeAll(async () => {
  app = await testApp();
  open = (await putOnSale(app, { texts: { 2: "Badge printer" } })).productId;
  const enabled = ["first@company.test"];
  secret = (await putOnSale(app, { texts: { 2: "Badge safe" }, enabled })).productId;
  await putOnSale(app, { texts: { 2: "Badge office" }, status: "hidden" });
  const [maker] = await app.rows(
    "select owner_id, username from products join users on users.id = owner_id",
  );
  owner = Number(maker!["owner_id"]);
  expect(await visitor(String(maker!["username"]))).toEqual([open]);
  await rename("Müller & Figli");
  await storeNames(app.db);
});
afterAll(() => app.close());

const visitor = async (filter: string) =>
  (await app.as().get(`/api/public/products?filter=${filter}`)).body.map(
    ({ product_id: id }) => id,
  );
const company = async (filter: string, token?: string) =>
  (await app.company(token).post("/api/products/filter", { filter })).body.map(
    ({ product_id: id }) => id,
  );

test("products are found by their creator's name, private ones by those who may have them", async () => {
  for (const typed of ["muller", "Müller", "figli", "muller printer"])
    expect(await visitor(typed)).toEqual([open]);
  expect(await company("muller")).toEqual([secret, open]);
  expect(await company("muller", companyTokens.second)).toEqual([open]);
  expect((await app.as().get("/api/public/store/counts?filter=muller")).body.all).toBe(1);
});

test("the name of a creator is no correction of a mistyped word", async () => {
  expect(await app.rows("select * from store_words where word like 'mull%'")).toEqual([]);
});

test("a new name is found, and the old one no longer, whoever writes it", async () => {
  await rename("Rossi Srl");
  await storeNames(app.db);
  expect(await visitor("rossi")).toEqual([open]);
  expect(await company("rossi")).toEqual([secret, open]);
  expect(await visitor("muller")).toEqual([]);
  expect(await app.rows("select * from store_renames")).toEqual([]);
});

test("a name that changes while it is stored is stored again", async () => {
  await rename("Verdi");
  const [noted] = await app.rows("select at from store_renames");
  await rename("Bianchi");
  expect(await app.rows("select at from store_renames")).not.toEqual([noted]);
  await storeNames(app.db);
  expect(await visitor("bianchi")).toEqual([open]);
});

test("builds from before the search had names get them at the start", async () => {
  await app.db.execute(sql`update store_texts set words = ' Badge printer'`);
  expect(await visitor("bianchi")).toEqual([]);
  await fillTitles(app.db);
  expect(await visitor("bianchi")).toEqual([open]);
});
