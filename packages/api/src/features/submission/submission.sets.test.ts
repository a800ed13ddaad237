// The partial indexes of the migrations cover the statuses in the contract's sets.
import { current, inProgress, inReview, onceOnSale, onSale, released } from "@lanyard/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../test/harness.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test("every partial index over the status covers a set of the contract", async () => {
  const { rows } = await app.db.execute<{ name: string; definition: string }>(
    sql`select indexname as name, indexdef as definition from pg_indexes where tablename = 'submissions' and indexdef ~ 'WHERE.*status'`,
  );
  const covered = rows.map(({ name, definition }) => [
    name,
    Array.from(definition.matchAll(/'(\w+)'/g), ([, status]) => status),
  ]);
  expect(Object.fromEntries(covered)).toEqual({
    submissions_offers_idx: onSale,
    submissions_menu_offers_idx: onSale,
    submissions_one_in_progress: inProgress,
    submissions_one_released: released,
    submissions_waiting_idx: inReview,
  });
});

test("versions are recorded as sold in the statuses of the contract's set", async () => {
  const { rows } = await app.db.execute<{ definition: string }>(
    sql`select pg_get_triggerdef(oid) as definition from pg_trigger where tgname like 'submissions_sold_version%'`,
  );
  expect(rows).toHaveLength(2);
  for (const { definition } of rows)
    expect(Array.from(definition.matchAll(/'(\w+)'/g), ([, status]) => status)).toEqual([
      ...onceOnSale,
    ]);
});

test("the rows of lists name the statuses of the contract's sets", async () => {
  const { rows } = await app.db.execute<{ definition: string }>(
    sql`select pg_get_viewdef('product_listings_due') as definition`,
  );
  const statuses = Array.from(
    rows[0]!.definition.matchAll(/'(\w+)'::text(?=[,\]])/g),
    ([, status]) => status,
  );
  expect(statuses).toEqual(expect.arrayContaining([...current]));
  expect(statuses.filter((status) => status !== " ")).toHaveLength(current.length);
});
