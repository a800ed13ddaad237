// A check that hangs is ended with all its child processes, and its output shows where it hung.
import { expect, test } from "vitest";
import { runWithin } from "./run-within.mjs";

const node = (longest, program) =>
  runWithin(process.execPath, ["-e", program], { longest, grace: 2_000 });
const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("what a program says on both streams is kept, with its code", async () => {
  const { code, output } = await node(
    60_000,
    `console.log("one"); console.error("two"); process.exitCode = 3;`,
  );
  expect(code).toBe(3);
  expect(output.split("\n").toSorted()).toEqual(["", "one", "two"]);
});

test("one that takes too long may say where it was, and is ended", async () => {
  const { code, output } = await node(
    500,
    `process.on("SIGINT", () => { console.log("at the third test"); process.exit(0); });
    setInterval(() => {}, 1_000);`,
  );
  expect(code).toBe(null);
  expect(output).toContain("at the third test");
  expect(output).toContain("more than 0.5 s");
});

test("one that hears nothing is ended with what it began, and so is what outlives it and keeps its output", async () => {
  const deaf = `process.on("SIGINT", () => {}); console.log(process.pid); setInterval(() => {}, 1_000);`;
  const { code, output } = await node(
    // Long enough for a busy machine to start both.
    3_000,
    `require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(deaf)}], { stdio: "inherit" }).unref();`,
  );
  expect(code).toBe(null);
  const pid = Number.parseInt(output, 10);
  expect(pid).toBeGreaterThan(0);
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
}, 60_000);

test("a program that is not there is an error", async () => {
  await expect(runWithin("no-such-program", [], { longest: 60_000 })).rejects.toThrow("ENOENT");
});
