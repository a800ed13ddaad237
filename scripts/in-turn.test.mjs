// Tasks run in parallel lanes: none starts before its dependency has ended, and no lane idles while a task may start.
import { expect, test } from "vitest";
import { inTurn } from "./in-turn.mjs";

/**
 * Runs `tasks`, each taking `takes` units of a simulated clock; resolves to the start and end times, and the results.
 */
const timesOf = async (tasks) => {
  let now = 0;
  const times = {};
  const ends = [];
  const run = ({ script, takes }) =>
    new Promise((end) => {
      times[script] = [now, now + takes];
      ends.push({ at: now + takes, end: () => end(script) });
    });
  const all = inTurn(tasks, run);
  for (;;) {
    await new Promise((next) => setImmediate(next));
    ends.sort((one, other) => other.at - one.at);
    const next = ends.pop();
    if (!next) return { times, answers: await all };
    now = next.at;
    next.end();
  }
};

test("one of each lane runs, in the order given", async () => {
  const { times, answers } = await timesOf([
    { script: "unit", lane: "wide", takes: 10 },
    { script: "lint", lane: "narrow", takes: 4 },
    { script: "types", lane: "narrow", takes: 7 },
    { script: "e2e", lane: "wide", takes: 5 },
  ]);
  expect(times).toEqual({ unit: [0, 10], lint: [0, 4], types: [4, 11], e2e: [10, 15] });
  expect(answers).toEqual(["unit", "lint", "types", "e2e"]);
});

test("none begins before what it needs has ended; the next one of its lane goes before it", async () => {
  const { times } = await timesOf([
    { script: "build", lane: "wide", takes: 5 },
    { script: "crash", lane: "narrow", takes: 2, after: "build" },
    { script: "lint", lane: "narrow", takes: 3 },
    { script: "e2e", lane: "wide", takes: 4, after: "build" },
  ]);
  expect(times).toEqual({ build: [0, 5], lint: [0, 3], crash: [5, 7], e2e: [5, 9] });
});

test("two that wait for each other are told, and so is one that waits for none", async () => {
  const run = () => Promise.resolve();
  const tasks = [
    { script: "one", after: "other" },
    { script: "other", after: "one" },
  ];
  await expect(inTurn(tasks, run)).rejects.toThrow("Tasks wait for each other: one, other.");
  await expect(inTurn([{ script: "e2e", after: "biuld" }], run)).rejects.toThrow(
    "e2e waits for biuld, which does not exist.",
  );
});
