// What the basic wire schemas accept and refuse.
import { expect, test } from "vitest";
import {
  flag,
  flagField,
  id,
  instant,
  money,
  noField,
  ok,
  pageQuery,
  pathId,
} from "./wire.shapes.ts";
import { toFlag } from "./flag.ts";

const notFlags = ["", "no", "yes", "on", "off", "True", " 1", "01", 2, -1, null, [1], {}];

test.each([
  ["an id", id, [1, 42], [0, -1, 1.5, "1"]],
  [
    "an id in a path",
    pathId,
    ["1", "420", "1".repeat(15)],
    ["0", "01", "-1", "1x", "x1", "", "1".repeat(16)],
  ],
  ["a flag", flag, [0, 1], [2, -1, true, "1"]],
  ["yes or no", flagField, [0, 1, "0", "1", true, false, "true", "false"], [...notFlags]],
  ["no", noField, [0, "0", false, "false"], [1, true, "1", "true", ...notFlags]],
  ["an instant", instant, ["2026-03-14T09:26:53Z"], ["2026-03-14", "yesterday"]],
  ["an amount", money, [0, 12.5], ["12.5"]],
  ["ok", ok, [{ ok: true }], [{}, { ok: false }]],
  [
    "a page",
    pageQuery,
    [{}, { limit: "60" }, { limit: 60, cursor: "x".repeat(1_200) }],
    [
      { limit: "ten" },
      { limit: "x9" },
      { limit: "9x" },
      { limit: "12345" },
      { cursor: "x".repeat(1_201) },
    ],
  ],
] as const)("%s", (_name, shape, good, bad) => {
  for (const value of good)
    expect(shape.safeParse(value).success, JSON.stringify(value)).toBe(true);
  for (const value of bad)
    expect(shape.safeParse(value).success, JSON.stringify(value)).toBe(false);
});

test("ids in a path and limits are numbers", () => {
  expect(pathId.parse("420")).toBe(420);
  expect(pageQuery.parse({ limit: "60" })).toEqual({ limit: 60 });
});

test("yes is 1, no is 0", () => {
  expect([1, "1", true, "true"].map((input) => flagField.parse(input))).toEqual([1, 1, 1, 1]);
  expect([0, "0", false, "false"].map((input) => flagField.parse(input))).toEqual([0, 0, 0, 0]);
  expect([toFlag(true), toFlag(false)]).toEqual([1, 0]);
});
