// The administrators' list of companies among many thousands: a page reads few rows besides its own, whatever the
// filter.
import { afterAll, beforeAll, expect, it } from "vitest";
import { readBy } from "../../../bench/reads.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";

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
])("?%s", async (query, expected) => {
  const page = await readBy(
    app.env.databaseUrl,
    ({ text }) => text.includes('from "companies"'),
    async () =>
      (await app.as("admin").get(`/api/admin/companies?limit=${limit}&${query}`)).body.length,
  );
  expect(page).toMatchObject({ answered: expected, queries: 1 });
  expect(page.read).toBeLessThanOrEqual(2 * (limit + 1) + 20);
});
