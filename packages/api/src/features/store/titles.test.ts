// The search puts the product first whose title was typed, then those whose titles begin with it, on every page once.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companyTokens, testApp, type TestApp } from "../../../test/harness.ts";
import { putOnSale } from "../../../test/on-sale.ts";
import { fillTitles } from "./store.rules.ts";

let app: TestApp;
let exact: number, plus: number, secret: number, who: number;
const lockers: number[] = [];
const put = async (title: string, more: Partial<Parameters<typeof putOnSale>[1]> = {}) =>
  (await putOnSale(app, { texts: { 1: `It ${title}`, 2: title }, ...more })).productId;
beforeAll(async () => {
  app = await testApp();
  secret = await put("Locker, 305!", { enabled: ["first@company.test"] });
  exact = await put("Locker 305", { menuEntryId: 2 });
  plus = await put("LÓCKER 305 plus", { menuEntryId: 2 });
  await put("Locker 305", { status: "hidden" });
  for (let n = 1; n <= 6; n += 1) lockers.unshift(await put(`Locker ${n}305`));
  who = await put("Who’s in");
  for (let n = 0; n < 3; n += 1) await put(`Window ${n} in who’s view`);
  await put("Whos knows what is inside");
});
afterAll(() => app.close());

interface Found {
  readonly pages: readonly (readonly number[])[];
  readonly ids: readonly number[];
}
/** All pages of a search, by a company or a visitor. */
async function search(filter: string, limit = 100, token?: string, entry = -1): Promise<Found> {
  const pages: number[][] = [];
  const query = new URLSearchParams({ filter, menu_entry_id: String(entry) }).toString();
  for (let more = `limit=${limit}`; more !== "" && pages.length < 40;) {
    const reply =
      token === undefined
        ? await app.as().get(`/api/public/products?${query}&${more}`)
        : await app
            .company(token)
            .post(`/api/products/filter?${more}`, { filter, menu_entry_id: entry });
    expect(reply.status).toBe(200);
    pages.push(reply.body.map(({ product_id: id }) => id));
    const next = /\?([^>]*)>; rel="next"/.exec(String(reply.headers["link"] ?? ""))?.[1];
    more = next === undefined ? "" : new URLSearchParams(next).toString();
    if (more !== "" && token === undefined) {
      const left = new URLSearchParams(more);
      more = `limit=${limit}&cursor=${left.get("cursor")}`;
    }
  }
  return { pages, ids: pages.flat() };
}
const first = companyTokens.first;
const second = companyTokens.second;

test.each(["locker 305", "Locker 305", " LÖCKER   305 ", "“locker 305”"])(
  "%s: its title is first, then the title that begins so, then the rest, newest first",
  async (typed) => {
    const expected = [exact, plus, ...lockers];
    expect((await search(typed)).ids).toEqual(expected);
    expect((await search(typed, 100, second)).ids).toEqual(expected);
  },
);

test("an apostrophe need not be typed", async () => {
  for (const typed of ["whos in", "who's in", "WHO’S IN", "Who's in?"])
    expect((await search(typed)).ids[0]).toBe(who);
  expect((await search("whos in")).ids).toHaveLength(2);
  expect((await search("LOCKER-305")).ids).toEqual([exact, plus]);
});

test("a company has its private product among them, nobody else learns of it", async () => {
  expect((await search("locker 305", 100, first)).ids).toEqual([exact, secret, plus, ...lockers]);
  expect((await search("locker 305", 1, first)).ids).toEqual([exact, secret, plus, ...lockers]);
  const cursors = [`${secret}.1000`, `${secret}-${exact}.${secret}`];
  for (const cursor of cursors) {
    const path = `/api/public/products?filter=locker&cursor=${cursor}` as const;
    const reply = await app.as().get(path);
    expect(reply.body.map(({ product_id: id }) => id)).not.toContain(secret);
    const other = await app
      .company(second)
      .post(`/api/products/filter?cursor=${cursor}`, { filter: "locker" });
    expect(other.body.map(({ product_id: id }) => id)).not.toContain(secret);
  }
});

test.each([1, 2, 3, 5])("pages of %i have each product once, in the same order", async (limit) => {
  const results = await search("locker 305", limit);
  expect(results.ids).toEqual([exact, plus, ...lockers]);
  expect(results.pages.slice(0, -1).every(({ length }) => length === limit)).toBe(true);
  const corrected = await search("whos in", limit);
  expect(corrected.ids).toEqual((await search("whos in")).ids);
  expect(new Set(corrected.ids).size).toBe(corrected.ids.length);
});

test("titles of another menu entry are not put first", async () => {
  expect((await search("locker 305", 100, undefined, 2)).ids).toEqual([exact, plus]);
  expect((await search("locker 305", 100, first, 1)).ids).toEqual([secret, ...lockers]);
});

test("at most eight are put first, however many begin so", async () => {
  const many: number[] = [];
  for (let n = 10; n < 30; n += 1) many.unshift(await put(`Sluice ${n}`));
  const { ids } = await search("sluice", 7);
  const leading = many.toReversed().slice(0, 8);
  expect(ids).toEqual([...leading, ...many.filter((id) => !leading.includes(id))]);
});

test("a cursor with more of them, or with something else, is refused", async () => {
  for (const cursor of ["1-2-3-4-5-6-7-8-9.1", "1-.2", "-1.2", "1.", "1.x", "a.1"])
    expect((await app.as().get(`/api/public/products?filter=a&cursor=${cursor}`)).status).toBe(422);
});

test("the counts have what is found by its title alone", async () => {
  const counts = async (filter: string) =>
    (await app.as().get(`/api/public/store/counts?filter=${filter}`)).body;
  expect((await counts("locker-305")).all).toBe(2);
  expect((await counts("locker-305")).entries).toContainEqual({ menu_entry_id: 2, count: 2 });
  expect((await counts("whos%20in")).all).toBe(2);
  expect((await counts("locker%20305")).all).toBe(8);
});

test("a changed title counts at once, whoever writes it", async () => {
  const build = await putOnSale(app, { texts: { 2: "Harbour master" } });
  const later = await put("The harbour master of all");
  expect((await search("harbour master")).ids).toEqual([build.productId, later]);
  await app.rows(
    `update submission_texts set name = 'Master harbour' where submission_id = ${build.submissionId} returning 1`,
  );
  expect((await search("harbour master")).ids).toEqual([later, build.productId]);
  expect((await search("master harbour")).ids).toEqual([build.productId, later]);
});

test("titles from before there were rows of them are stored at the start, once", async () => {
  const rows = () => app.rows("select * from store_titles order by submission_id, title");
  const before = await rows();
  await app.db.execute(sql`delete from store_titles`);
  expect((await search("locker 305")).ids[0]).not.toBe(exact);
  await fillTitles(app.db);
  expect(await rows()).toEqual(before);
  await app.db.execute(sql`delete from store_titles`);
  await fillTitles(app.db);
  expect(await rows()).toEqual([]);
});
