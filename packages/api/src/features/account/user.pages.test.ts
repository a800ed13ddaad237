// The administrators' lists of users among many thousands: a page reads few rows besides its own, whatever the filter.
import { afterAll, beforeAll, expect, it } from "vitest";
import { readBy } from "../../../bench/reads.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";

const many = 20_000;
/** How many rows there are of each rare kind. */
const few = 5;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.rows(`insert into users (username, email, role, active, password_hash)
    select 'Mass O''Neill ' || n, 'm' || n || '@mass.test',
      case when n <= ${few} then 'admin' else 'creator' end, n <= ${few} or n > ${2 * few},
      case when n > ${2 * few} and n <= ${3 * few} then null else 'x' end
    from generate_series(1, ${many}) n`);
  await app.rows("vacuum analyze users");
});
afterAll(() => app.close());

const limit = 60;

it.each([
  ["", limit],
  ["role=creator&active=1", limit],
  // Includes an administrator of the test harness; below, its users without a password are included too.
  ["role=admin", few + 1],
  ["active=0", few],
  ["invited=1", few + 3],
  ["search=mass", limit],
  ["search=m17777@", 1],
  // Letters with which no word begins.
  ["search=q", 0],
  ["search=qz", 0],
  ["search=ss", 0],
  ["search=on", 0],
  ["search=ne", limit],
])("?%s", async (query, expected) => {
  const page = await readBy(
    app.env.databaseUrl,
    ({ text }) => /from "users"/.test(text) && text.includes("limit"),
    async () => (await app.as("admin").get(`/api/admin/users?limit=${limit}&${query}`)).body.length,
  );
  expect(page).toMatchObject({ answered: expected, queries: 1 });
  expect(page.read).toBeLessThanOrEqual(2 * (limit + 1) + 20);
});
