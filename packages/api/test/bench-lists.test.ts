// The bench of lists measures every list there is, and each of its queries is answered.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calls } from "@lanyard/contract";
import { Client } from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openFilled, type Filled } from "../bench/filled.ts";
import { lists, searches } from "../bench/lists.queries.ts";

let folder: string;
let filled: Filled;
const amounts = { products: 800, companies: 60 };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lanyard-bench-"));
  filled = await openFilled(inject("postgresUrl"), folder, amounts);
});
afterAll(async () => {
  await filled.close();
  const admin = new Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
  await admin.query("drop database filled_800_60 with (force)");
  await admin.end();
  await rm(folder, { recursive: true, force: true });
});

it("no list goes unmeasured", () => {
  const measured = new Set(lists.map(({ name }) => name.split(" ")[0]));
  const paged = calls.filter((call) => call.paged).map(({ id }) => id);
  expect(paged.filter((id) => !measured.has(id))).toEqual([]);
});

it.each(lists)("$name has something to measure", async (query) => {
  expect((await filled.measure(query)).matches).toBeGreaterThan(0);
});

it.each(searches)("$name is answered", async (query) => {
  expect((await filled.measure(query)).rows).toBeGreaterThanOrEqual(0);
});
