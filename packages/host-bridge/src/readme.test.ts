// The README lists every message as its row defines it.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createTable, withTables } from "../test/readme-tables.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");

test("its tables are those of the rows: npm run readme -w @lanyard/host-bridge", () => {
  expect(withTables(readme)).toBe(readme);
});

test.each(["host", "guest"] as const)("each message of the %s stands there once", (sender) => {
  const [, ...rows] = createTable(sender);
  expect(rows.length).toBeGreaterThan(10);
  for (const [type] of rows)
    expect(readme.split("\n").filter((line) => line.startsWith(`| ${type} `))).toHaveLength(1);
});
