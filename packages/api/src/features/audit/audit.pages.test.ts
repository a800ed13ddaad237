// Pages of a log over many months: every entry once, newest first, reading few more rows than a page shows.
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { queriesOf, rowsRead } from "../../../bench/reads.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { findIdRange } from "./audit.place.store.ts";

const months = 4;
const entries = 40_000;
const pageSize = 60;

let app: TestApp;
let client: Client;
beforeAll(async () => {
  app = await testApp();
  client = new Client({ connectionString: app.env.databaseUrl ?? "" });
  await client.connect();
  // The newest entries belong to a month without a partition, so they are in the default partition.
  await app.rows(
    `select add_log_month('audit_log', (date '2020-01-01' + make_interval(months => n))::date) from generate_series(0, ${months - 1}) n`,
  );
  // Uses its own connection, because queries of the app's connections have a time limit.
  await client.query(
    `insert into audit_log (created_at, actor_kind, actor_name, action, subject_kind)
     select timestamptz '2020-01-15T00:00:00Z' + make_interval(months => ${months + 1} * (n - 1) / ${entries},
       mins => 3 * ((n - 1) % (${entries} / ${months + 1}))), 'server', '',
       case when n % 400 = 1 then 'license.rare' when n % 3 = 0 then 'product.third' else 'product.other' end,
       case when n % 400 = 1 then 'license' else 'product' end from generate_series(1, ${entries}) n`,
  );
  await client.query("analyze audit_log");
});
afterAll(async () => {
  await client.end();
  await app.close();
});

const ofLog = (queries: Awaited<ReturnType<typeof queriesOf>>) =>
  queries.filter(({ text }) => text.includes('"audit_log"') || text.startsWith("set"));

it.each([0, 0.5, 0.9])("at a depth of %d no more is read than a page", async (depth) => {
  const [top] = await app.rows("select max(id)::int as id from audit_log");
  const cursor = Math.round(Number(top?.["id"]) * (1 - depth)) + 1;
  let ids: number[] = [];
  const queries = await queriesOf(async () => {
    const path =
      `/api/admin/audit?action=product.third&limit=${pageSize}&cursor=${cursor}` as const;
    ids = (await app.as("admin").get(path)).body.map(({ audit_id }) => audit_id);
  });
  const expected = await app.rows(
    `select id::int from audit_log where action = 'product.third' and id < ${cursor} order by id desc limit ${pageSize}`,
  );
  expect(ids).toEqual(expected.map(({ id }) => id));
  // One row more than shown, and at most one per partition, including the default one.
  expect(await rowsRead(client, ofLog(queries))).toBeLessThanOrEqual(pageSize + 1 + months + 4);
});

/** The rows read by an index lookup in each partition, including the default one. */
const aLook = months + 6;

it("what is seldom changed is found without reading what is often", async () => {
  let actionNames: string[] = [];
  const queries = await queriesOf(async () => {
    const path = `/api/admin/audit?subject=license&limit=${pageSize}` as const;
    actionNames = (await app.as("admin").get(path)).body.map(({ action }) => action);
  });
  expect(actionNames).toHaveLength(pageSize);
  expect(new Set(actionNames)).toEqual(new Set(["license.rare"]));
  const actions = await app.rows("select distinct action from audit_log");
  // One lookup for each existing action and one that finds no further one, then the page, which is read twice: its ids,
  // then its entries.
  expect(await rowsRead(client, ofLog(queries))).toBeLessThanOrEqual(
    (actions.length + 2) * aLook + 2 * (pageSize + 1 + aLook),
  );
});

it("a span of days is found by halving, and whatever lies outside of it is not read", async () => {
  let ids: number[] = [];
  const path =
    `/api/admin/audit?from=2020-03-20T00:00:00Z&until=2020-03-21T00:00:00Z&limit=${pageSize}` as const;
  const queries = await queriesOf(async () => {
    ids = (await app.as("admin").get(path)).body.map(({ audit_id }) => audit_id);
  });
  const expected = await app.rows(
    `select id::int from audit_log where created_at >= '2020-03-20T00:00:00Z' and created_at < '2020-03-21T00:00:00Z'
     order by id desc limit ${pageSize}`,
  );
  expect(expected).toHaveLength(pageSize);
  expect(ids).toEqual(expected.map(({ id }) => id));
  const steps = 2 * (Math.ceil(Math.log2(entries)) + 2);
  expect(await rowsRead(client, ofLog(queries))).toBeLessThanOrEqual(
    (steps + 1) * aLook + pageSize + 20,
  );
  // Index entries that a scan skips are not counted as read, so the ids have to show that the scan is narrow.
  const [bounds] = await app.rows(
    "select min(id)::int as first, max(id)::int as last from audit_log where created_at >= '2020-03-20T00:00:00Z' and created_at < '2020-03-21T00:00:00Z'",
  );
  const { first, end } = await findIdRange(app.db, {
    from: "2020-03-20T00:00:00Z",
    until: "2020-03-21T00:00:00Z",
  });
  // Entries are three minutes apart, and the slack adds ten minutes at each end.
  expect(Number(bounds?.["first"]) - first!).toBe(3);
  expect(end! - Number(bounds?.["last"])).toBe(5);
});
