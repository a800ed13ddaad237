// Mutation testing knows every room with rules, without an entry for it.
import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exceptions, mutatedRooms } from "./mutated-rooms.ts";

const cwd = join(import.meta.dirname, "..", "src");

test("a new room is judged by its own tests", () => {
  expect(mutatedRooms(["features/parcel/label/label.rules.ts"])["features/parcel"]).toEqual({
    files: "**/*",
    tests: ["features/parcel"],
  });
});

test("every room with rules is mutated, and has the tests that judge it", () => {
  const ruleFiles = globSync("features/**/*.rules.ts", { cwd });
  const rooms = mutatedRooms(ruleFiles);
  expect(Object.keys(rooms)).toEqual(
    expect.arrayContaining(ruleFiles.map((file) => file.split("/").slice(0, 2).join("/"))),
  );
  const judges = [...new Set(Object.values(rooms).flatMap(({ tests }) => tests))];
  expect(judges.filter((name) => globSync(`${name}/**/*.test.ts`, { cwd }).length === 0)).toEqual(
    [],
  );
});

test("an exception names files that exist", () => {
  for (const [name, { files = "**/*" }] of Object.entries(exceptions))
    expect(globSync(`${name}/${files}.ts`, { cwd }), name).not.toEqual([]);
});
