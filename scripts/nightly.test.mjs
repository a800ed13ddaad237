// Every command that a document names exists, and `npm test` or the nightly run starts it.
import { expect, test } from "vitest";
import { existing, documented } from "./named-commands.mjs";
import { isBench, others, starts } from "./nightly-commands.mjs";

const elsewhere = Object.keys(others).flatMap((names) => names.split(", "));

test("every command that a document names exists", () => {
  const missing = [...documented()].filter(([name]) => !existing().includes(name));
  expect(missing).toEqual([]);
  expect(documented().size).toBeGreaterThan(30);
});

test("each is started by the nightly run, or elsewhere", () => {
  const started = [...Object.keys(starts), ...elsewhere];
  const left = [...documented().keys()].filter((name) => !started.includes(name));
  expect(left.filter((name) => !isBench(name))).toEqual([]);
  expect(started.filter((name) => !documented().has(name))).toEqual([]);
});
