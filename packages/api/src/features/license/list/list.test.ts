// The licenses of a company at its desk: content, order, costs, and files.
import { snapshotFromCard, getLicenseState, type LicenseCard } from "@lanyard/contract";
import { eq, sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { queriesOf, rowsRead } from "../../../../bench/reads.ts";
import { companyActs } from "../../../../test/company-acts.ts";
import {
  completeBuild,
  nextBuild,
  releasedProduct,
  type Build,
} from "../../../../test/fixtures.ts";
import { companyTokens, testApp, type TestApp } from "../../../../test/harness.ts";
import type { Place } from "../../../platform/database/pages.ts";
import { licenses } from "../license.tables.ts";
import { payments } from "../../billing/payment.tables.ts";
import { sumMonth } from "./list.amount.rules.ts";
import { merged } from "./list.all.rules.ts";
import { selectParts } from "./list.parts.store.ts";
import { selectLicenses } from "./list.store.ts";
import { listContracts, sumCounts, sumDue, readSummary } from "./list.summary.store.ts";

let app: TestApp;
const builds = {} as Record<
  "unpaid" | "due" | "installed" | "expired" | "free" | "hidden" | "update" | "formula",
  Build
>;
const { license, act } = companyActs(() => app);

const priced = async (name: string, price: string, expiration = "2") =>
  releasedProduct(app, {
    "languages[1][name]": name,
    price_amount: price,
    expiration_id: expiration,
    "permissions[0]": "3",
  });
const endIn = (build: Build, interval: string) =>
  app.db
    .update(licenses)
    .set({
      periodStartsAt: sql`now() - interval '1 year'`,
      expiresAt: sql`now() + ${interval}::interval`,
    })
    .where(eq(licenses.productId, build.product_id));
async function paid(build: Build, interval: string): Promise<Build> {
  await license(build);
  expect((await act(build, "pay")).status).toBe(200);
  await endIn(build, interval);
  return build;
}

beforeAll(async () => {
  app = await testApp();
  // In this test, one company gets nearly all licenses: with statistics from autovacuum, PostgreSQL would scan whole
  // tables.
  for (const table of ["products", "submissions", "licenses", "payments"])
    await app.rows(`alter table ${table} set (autovacuum_enabled = false)`);
  builds.unpaid = await priced("Zeta", "5");
  await license(builds.unpaid);
  builds.due = await paid(await priced("Délta", "8.9", "4"), "12 days");
  builds.installed = await paid(await priced("Bravo", "39.9", "5"), "200 days");
  await act(builds.installed, "install");
  builds.expired = await paid(await priced("Alfa", "3"), "-3 days");
  builds.free = await releasedProduct(app, { "languages[1][name]": "Gratis" });
  await license(builds.free);
  builds.hidden = await paid(await priced("Cometa", "1", "3"), "20 days");
  await app.as("creator").post(`${builds.hidden.path}/hidden`);
  builds.update = await paid(await priced("Echo", "2", "1"), "1 day");
  await app.db
    .update(licenses)
    .set({ expiresAt: null })
    .where(eq(licenses.productId, builds.update.product_id));
  await act(builds.update, "install");
  const next = await nextBuild(app, builds.update);
  const form = await completeBuild({
    "languages[1][name]": "Echo",
    version: "1.1.0",
    price_amount: "2",
  });
  await app.as("creator").post(`${next.path}?require_review=1`, form);
  await app.as("admin").post(`${next.adminPath}/approve`, { reject: false });
  builds.formula = await releasedProduct(app, {
    "languages[1][name]": '=2+5, "so" 100%_',
    "languages[2][name]": "Sum",
    "languages[2][description]": "Adds.",
  });
  await license(builds.formula);
  // Another company's license.
  await license(builds.free, companyTokens.second);
});
afterAll(() => app.close());

const ask = async (body: object = {}, query = "") => {
  const reply = await app.company().post(`/api/licenses${query}`, body);
  expect(reply.status).toBe(200);
  return reply;
};
const namesOf = (cards: readonly LicenseCard[]) => cards.map(({ product_name: name }) => name);
const names = async (body: object = {}) => namesOf((await ask(body)).body as LicenseCard[]);
const formula = '=2+5, "so" 100%_';

test("by the next renewal, what has no end last", async () => {
  expect(await names()).toEqual([
    "Alfa",
    "Délta",
    "Cometa",
    "Bravo",
    "Zeta",
    "Gratis",
    "Echo",
    "Sum",
  ]);
});

test("by name in the reader's language, and by what they cost a month", async () => {
  expect(await names({ order: "name" })).toEqual([
    "Alfa",
    "Bravo",
    "Cometa",
    "Délta",
    "Echo",
    "Gratis",
    "Sum",
    "Zeta",
  ]);
  const italian = await app
    .as()
    .post(
      "/api/licenses",
      { company_token: companyTokens.first, order: "name" },
      { "accept-language": "it" },
    );
  expect(namesOf(italian.body as LicenseCard[]).slice(0, 2)).toEqual([formula, "Alfa"]);
  expect((await names({ order: "cost" })).slice(0, 3)).toEqual(["Bravo", "Délta", "Cometa"]);
});

test.each(["renewal", "name", "cost"])("pages by %s have each license once", async (order) => {
  const seen: string[] = [];
  let path = "?limit=3";
  for (;;) {
    const { body, headers } = await ask({ order }, path);
    seen.push(...namesOf(body as LicenseCard[]));
    const next = /<\/api\/licenses(\?[^>]+)>/.exec(String(headers["link"] ?? ""))?.[1];
    if (next === undefined) break;
    path = next;
  }
  expect(seen).toEqual(await names({ order }));
});

test.each([
  ["due", ["Délta", "Cometa"]],
  ["unpaid", ["Zeta"]],
  ["installed", ["Bravo", "Echo"]],
  ["not_installed", ["Délta", "Cometa", "Gratis", "Sum"]],
  ["unused", ["Bravo", "Echo"]],
  ["expired", ["Alfa"]],
  ["hidden", ["Cometa"]],
  ["update", ["Echo"]],
])("filtered: %s", async (filter, expected) => {
  expect(await names({ filter })).toEqual(expected);
  const { body } = await app.company().post("/api/licenses/summary");
  expect((body as { counts: Record<string, number> }).counts[filter]).toBe(expected.length);
});

test("found by words of the name in any language, without accents, and by signs as they are", async () => {
  expect(await names({ search: "delta" })).toEqual(["Délta"]);
  expect(await names({ search: "sum" })).toEqual(["Sum"]);
  expect(await names({ search: "100%_ so" })).toEqual(["Sum"]);
  expect(await names({ search: "%" })).toEqual(["Sum"]);
  expect(await names({ search: "nothing has this" })).toEqual([]);
  const long = await app.company().post("/api/licenses", { search: "x".repeat(10_000) });
  expect(long.status).toBe(422);
});

test("a card says what it costs a month, when it is renewed and for what, and what is to be done", async () => {
  const cards = new Map(
    ((await ask()).body as LicenseCard[]).map((card) => [card.product_name, card]),
  );
  expect(cards.get("Délta")).toMatchObject({
    month_amount: 1.48,
    renewal: { price_amount: 8.9, price_currency: "EUR", expiration_id: 4 },
    license_state: "paid",
    offered: 1,
    endless: 0,
    people: 0,
  });
  expect(cards.get("Cometa")).toMatchObject({ renewal: null, offered: 0, hidden: 1 });
  expect(cards.get("Echo")).toMatchObject({
    month_amount: 0,
    endless: 1,
    renewal: null,
    installed_version: "1.0.0",
    update_version: "1.1.0",
  });
  expect(cards.get("Alfa")).toMatchObject({ month_amount: 0, license_state: "expired" });
  const state = (name: string) => getLicenseState(snapshotFromCard(cards.get(name)!), new Date());
  expect(
    ["Alfa", "Délta", "Cometa", "Zeta", "Gratis", "Bravo"].map((name) => state(name).name),
  ).toEqual(["expired", "expiring", "expiring", "unpaid", "paid", "installed"]);
  expect(state("Cometa").offSale).toBe(true);
});

test("a title that was never approved is not told", async () => {
  await app.rows(
    `update submissions set version = '9.9.9', status = 'draft' where id = ${builds.hidden.submission_id}`,
  );
  expect(await names({ filter: "hidden" })).toEqual(["Visits"]);
  await app.rows(
    `update submissions set version = '1.0.0', status = 'hidden' where id = ${builds.hidden.submission_id}`,
  );
});

test("people are counted by license, and one that somebody may use is not unused", async () => {
  const [row] = await app.rows(
    `select id from licenses where product_id = ${builds.installed.product_id}`,
  );
  await app.rows(
    `insert into user_permissions select ${Number(row?.["id"])}, 'p' || n, k from generate_series(1, 1200) n, generate_series(1, 2) k`,
  );
  expect(await names({ filter: "unused" })).toEqual(["Echo"]);
  const { body } = await ask({ search: "Bravo" });
  expect((body as LicenseCard[])[0]).toMatchObject({ people: 1_000, unused: 0 });
  await app.rows(`delete from user_permissions where license_id = ${Number(row?.["id"])}`);
});

test("all in figures, exactly", async () => {
  const { body } = await app.company().post("/api/licenses/summary");
  // 39.90 / 12 + 8.90 / 6 + 1.00 / 3 = 5.1416…
  expect(body).toMatchObject({
    licenses: 8,
    month: [{ currency: "EUR", amount: 5.14 }],
    due: { amounts: [{ currency: "EUR", amount: 8.9 }], not_renewable: 1 },
  });
  const other = await app.company(companyTokens.second).post("/api/licenses/summary");
  expect(other.body).toMatchObject({
    licenses: 1,
    month: [],
    due: { amounts: [], not_renewable: 0 },
  });
});

test("months add up exactly and are rounded once, halves up", () => {
  const of = (...parts: [number, number][]) =>
    sumMonth(parts.map(([cents, months]) => ({ currency: "EUR", cents, months })))[0]?.amount;
  expect(of([1, 3], [1, 6])).toBe(0.01);
  expect(of([1, 12], [1, 6], [1, 6])).toBe(0);
  expect(of([100, 3], [100, 3], [100, 3])).toBe(1);
  expect(of([999_999_999, 7], [1, 24])).toBe(1_428_571.43);
  expect(sumMonth([])).toEqual([]);
});

const exported = async (format: string, language = "it", token: string = companyTokens.first) =>
  app.fastify.inject({
    method: "POST",
    url: "/api/licenses/export",
    payload: { company_token: token, format },
    headers: { "accept-language": language },
  });

/** Parses CSV as RFC 4180 defines it, independently of the code that writes it. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[""]];
  let open = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    const row = rows.at(-1)!;
    if (open && sign === '"' && text[at + 1] === '"') {
      row[row.length - 1] += sign;
      at += 1;
    } else if (sign === '"') open = !open;
    else if (!open && sign === ",") row.push("");
    else if (!open && sign === "\r" && text[at + 1] === "\n") {
      rows.push([""]);
      at += 1;
    } else row[row.length - 1] += sign;
  }
  return rows.slice(0, -1);
}

test("the table begins with a mark, names its columns in the reader's language and has no formula", async () => {
  const reply = await exported("csv", "fr");
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(reply.headers["content-disposition"]).toMatch(
    /^attachment; filename="licenses-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect([...reply.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, ...rows] = parseCsv(reply.body.slice(1));
  expect(head?.[9]).toBe("Expire le");
  expect(rows).toHaveLength(8);
  expect(rows.every((row) => row.length === head?.length)).toBe(true);
  const delta = rows.find(([name]) => name === "Délta");
  expect(delta?.slice(5, 8)).toEqual(["1.48", "8.90", "EUR"]);
  expect(delta?.[9]).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(rows.at(-1)?.[0]).toBe(`'${formula}`);
});

test("the calendar has an event of a whole day for each renewal to come, in lines of 75 octets", async () => {
  const reply = await exported("ics");
  expect(reply.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  const lines = reply.body.split("\r\n");
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(reply.body.endsWith("END:VCALENDAR\r\n")).toBe(true);
  const unfolded = reply.body.replaceAll("\r\n ", "");
  expect(unfolded.match(/^SUMMARY:.*$/gm)).toEqual([
    "SUMMARY:Scade la licenza di Délta",
    "SUMMARY:Scade la licenza di Cometa",
    "SUMMARY:Scade la licenza di Bravo",
  ]);
  const uids = unfolded.match(/^UID:.*$/gm);
  expect(new Set(uids).size).toBe(3);
  expect((await exported("ics", "en")).body.replaceAll("\r\n ", "").match(/^UID:.*$/gm)).toEqual(
    uids,
  );
  const ends = await app.rows(
    `select to_char(l.expires_at at time zone 'utc', 'YYYYMMDD') as day from licenses l join companies c on c.id = l.company_id
     where c.email = 'first@company.test' and l.expires_at > now() order by l.expires_at`,
  );
  expect(unfolded.match(/^DTSTART;VALUE=DATE:.*$/gm)).toEqual(
    ends.map(({ day }) => `DTSTART;VALUE=DATE:${String(day)}`),
  );
});

test("files hold the own company's alone, and another format is refused", async () => {
  const other = parseCsv((await exported("csv", "it", companyTokens.second)).body);
  expect(other.slice(1).map(([name]) => name)).toEqual(["Gratis"]);
  expect((await exported("csv", "it", "nobody")).statusCode).toBe(401);
  expect((await exported("pdf")).statusCode).toBe(422);
});

test("a cursor that no list gave is refused", async () => {
  for (const key of ["x", "99999999999999999", "2026-99-99", ""]) {
    const cursor = Buffer.from(`1 ${key}`).toString("base64url");
    const { status } = await app.company().post(`/api/licenses?cursor=${cursor}`);
    expect(status).toBe(422);
  }
});

test("figures, pages and files of 10,000 licenses are right", async () => {
  // Disables the triggers that maintain lists and searches, and inserts in batches because a query may take five
  // seconds.
  for (const table of ["submissions", "submission_texts"])
    await app.rows(`alter table ${table} disable trigger user`);
  for (let from = 0; from < 10_000; from += 500)
    await app.rows(`with made as (
        insert into products (owner_id, name) select ${app.userIds.creator}, 'Massa ' || n from generate_series(${from + 1}, ${from + 500}) n returning id),
      built as (insert into submissions (product_id, owner_id, status, version, price_cents, expiration_id)
        select id, ${app.userIds.creator}, 'ready_for_sale', '1.0', 100, 3 from made returning id, product_id),
      texts as (insert into submission_texts select id, 1, 'Massa ' || product_id, '' from built),
      sold as (insert into sold_versions (product_id, version) select product_id, '1.0' from built),
      held as (insert into licenses (product_id, company_id, paid_at, expires_at)
        select product_id, (select id from companies where name = 'second'), now(), now() + interval '60 days' from built returning id, product_id, company_id)
      insert into payments (license_id, product_id, company_id, user_token, amount_cents, currency, expiration_id, status, provider, idempotency_key, paid_at)
        select id, product_id, company_id, '', 100, 'EUR', 3, 'paid', 'sandbox', 'mass-' || id, now() from held`);
  await app.rows("analyze");
  const { body } = await app.company(companyTokens.second).post("/api/licenses/summary");
  expect(body).toMatchObject({
    licenses: 10_001,
    // A third of a euro, ten thousand times.
    month: [{ currency: "EUR", amount: 3_333.33 }],
  });
  const rows = parseCsv((await exported("csv", "it", companyTokens.second)).body);
  expect(new Set(rows.map((row) => row.at(-1))).size).toBe(10_002);
  await app.db.delete(payments).where(sql`idempotency_key like 'mass-%'`);
}, 120_000);

async function firstCompany() {
  const [company] = await app.rows(
    "select id, email from companies where email = 'first@company.test'",
  );
  return { id: Number(company!["id"]), email: String(company!["email"]) };
}

test.each([
  { order: "name" },
  { order: "cost" },
  { order: "cost", filter: "installed" },
  { order: "renewal", filter: "not_installed" },
  { order: "name", search: "a" },
] as const)("pages are the same in parts of any size: %o", async ({ order, ...narrowed }) => {
  const holder = await firstCompany();
  const query = {
    order,
    filter: "filter" in narrowed ? narrowed.filter : undefined,
    words: "search" in narrowed ? [narrowed.search as string] : [],
    languageIds: [2, 1],
  };
  const pages = async (atOnce?: number) => {
    const seen: Place[][] = [];
    for (;;) {
      const after = seen.at(-1)?.at(-1);
      const page = await selectLicenses(app.db, holder, query, { after, limit: 2 }, atOnce);
      if (page.length === 0) return seen;
      seen.push(page);
    }
  };
  const whole = await pages();
  expect(whole.length).toBeGreaterThan(0);
  for (const atOnce of [1, 3, 7]) {
    expect(await pages(atOnce)).toEqual(whole);
    const parts = await selectParts(app.db, holder, query, atOnce);
    expect([...merged(parts, order)]).toEqual(whole.flat());
  }
});

test("the figures are the same in parts of any size, and no statement reads more than a part", async () => {
  const holder = await firstCompany();
  const figures = async (atOnce?: number) => {
    const rows = await readSummary(app.db, holder, atOnce);
    return [sumCounts(rows), sumMonth(listContracts(rows)), sumDue(rows)];
  };
  const whole = await figures();
  for (const atOnce of [1, 3, 8, 9]) expect(await figures(atOnce)).toEqual(whole);

  const many = 12_000;
  await app.rows(`with made as (insert into products (owner_id, name)
      select owner_id, 'Many' from products, generate_series(1, ${many}) where id = ${builds.free.product_id} returning id)
    insert into licenses (product_id, company_id, free) select id, ${holder.id}, true from made returning 1 as one`);
  const before = (whole[0] as { licenses: number }).licenses;
  const summaryQueries = await queriesOf(async () => {
    const { body } = await app.company().post("/api/licenses/summary");
    expect((body as { licenses: number }).licenses).toBe(before + many);
  });
  const client = new Client({ connectionString: app.env.databaseUrl ?? "" });
  await client.connect();
  onTestFinished(() => client.end());
  /** The number of rows that each statement about licenses reads. */
  const readBy = async (queries: typeof summaryQueries) => {
    const read: number[] = [];
    for (const query of queries)
      if (query.text.includes("held")) read.push(await rowsRead(client, [query]));
    return { sum: read.reduce((sum, rows) => sum + rows, 0), most: Math.max(...read) };
  };
  const figured = await readBy(summaryQueries);
  expect(figured.sum).toBeGreaterThanOrEqual(many);
  expect(figured.most).toBeLessThan(7_000);
  for (const body of [
    { order: "name" },
    { order: "cost" },
    { filter: "unpaid" },
    { search: "zz" },
  ]) {
    const { sum, most } = await readBy(await queriesOf(() => ask(body)));
    expect(sum, JSON.stringify(body)).toBeGreaterThanOrEqual(many);
    expect(most / sum, JSON.stringify(body)).toBeLessThan(0.7);
  }

  // An export reads each license once to sort it and once for its line, not all licenses again for each page.
  for (const body of [{ order: "name" }, { order: "renewal", filter: "installed" }] as const) {
    const queries = await queriesOf(async () => {
      const answer = { ...body, format: "csv" };
      expect((await app.company().post("/api/licenses/export", answer)).status).toBe(200);
    });
    const ordered = queries.filter(({ text }) => text.includes("k.key"));
    expect(ordered.length, JSON.stringify(body)).toBeLessThanOrEqual(
      Math.ceil((before + many) / 5_000),
    );
  }
});
