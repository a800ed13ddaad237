// The administrators' list of companies among many thousands: a page reads little but itself, whatever it is narrowed to.
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { queriesOf, rowsRead } from "../../bench/reads.ts";
import { testApp, type TestApp } from "../../test/harness.ts";

const many = 20_000;
const few = 5;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.rows(`insert into companies (name, email, country, token_hash, active)
    select 'Mass works ' || n, 'm' || n || '@mass.test', 'IT', 'mass ' || n, n > ${few}
    from generate_series(1, ${many}) n`);
  await app.rows("vacuum analyze companies");
});
afterAll(() => app.close());

const limit = 60;

it.each([
  ["", limit],
  ["state=active", limit],
  ["state=revoked", few],
  ["search=works", limit],
  ["search=m17777@", 1],
  ["search=q", 0],
  ["search=qz", 0],
])("?%s", async (query, found) => {
  const client = new Client({ connectionString: app.env.databaseUrl ?? "" });
  await client.connect();
  try {
    let rows = 0;
    const queries = await queriesOf(async () => {
      const { body } = await app.as("admin").get(`/api/admin/companies?limit=${limit}&${query}`);
      rows = body.length;
    });
    expect(rows).toBe(found);
    const own = queries.filter(({ text }) => text.includes('from "companies"'));
    expect(own).toHaveLength(1);
    expect(await rowsRead(client, own)).toBeLessThanOrEqual(2 * (limit + 1) + 20);
  } finally {
    await client.end();
  }
});
