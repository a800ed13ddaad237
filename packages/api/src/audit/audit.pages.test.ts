// Pages of a log over many months: every entry once, newest first, reading few more rows than a page shows.
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { queriesOf, rowsRead } from "../../bench/reads.ts";
import { testApp, type TestApp } from "../../test/harness.ts";

const months = 4;
const entries = 40_000;
const pageSize = 60;

let app: TestApp;
let client: Client;
beforeAll(async () => {
  app = await testApp();
  client = new Client({ connectionString: app.env.databaseUrl ?? "" });
  await client.connect();
  // The newest entries belong to a month without a partition: they are in the default partition.
  await app.rows(
    `select add_log_month('audit_log', (date '2020-01-01' + make_interval(months => n))::date) from generate_series(0, ${months - 1}) n`,
  );
  // On a connection of its own, as a request has a limit of time.
  await client.query(
    `insert into audit_log (created_at, actor_kind, actor_name, action, subject_kind)
     select date '2020-01-15' + make_interval(months => ${months + 1} * (n - 1) / ${entries}), 'server', '',
       case when n % 3 = 0 then 'product.third' else 'product.other' end, 'product' from generate_series(1, ${entries}) n`,
  );
  await client.query("analyze audit_log");
});
afterAll(async () => {
  await client.end();
  await app.close();
});

it.each([0, 0.5, 0.9])("at a depth of %d no more is read than a page", async (depth) => {
  const [top] = await app.rows("select max(id)::int as id from audit_log");
  const cursor = Math.round(Number(top?.["id"]) * (1 - depth)) + 1;
  let shown: number[] = [];
  const asked = await queriesOf(async () => {
    const path =
      `/api/admin/audit?action=product.third&limit=${pageSize}&cursor=${cursor}` as const;
    shown = (await app.as("admin").get(path)).body.map(({ audit_id }) => audit_id);
  });
  const expected = await app.rows(
    `select id::int from audit_log where action = 'product.third' and id < ${cursor} order by id desc limit ${pageSize}`,
  );
  expect(shown).toEqual(expected.map(({ id }) => id));
  const queries = asked.filter(
    ({ text }) => text.includes('"audit_log"') || text.startsWith("set"),
  );
  // One more than is shown, and at most one of each month and of those without one.
  expect(await rowsRead(client, queries)).toBeLessThanOrEqual(pageSize + 1 + months + 4);
});
