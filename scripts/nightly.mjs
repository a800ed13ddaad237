// `npm run nightly`: what `npm test` leaves out, one after the other, and a table at the end; `-- crash hold` only those
// parts.
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkNode, install, noTelemetry, projectNode } from "./install.mjs";
import { existing } from "./named-commands.mjs";
import { isBench, starts } from "./nightly-commands.mjs";
import { runWithin, stopAll } from "./run-within.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
checkNode();
install({ tools: true });
const node = projectNode();

const shell = process.platform === "win32";
const logs = join("test-results", "nightly");
const has = (program) => !spawnSync(program, ["-v"], { stdio: "ignore", shell }).error;
/** The checks of `hold`, as it names them. */
const holds = () => {
  const list = spawnSync("npm", ["run", "--silent", "hold", "--", "--list"], {
    encoding: "utf8",
    shell,
  });
  return list.stdout.trim().split("\n");
};
/** Programs that npm does not install. */
const needs = { "hold pooler": "pgbouncer", "hold store-cache": "nginx" };
const npm = (...args) => ["npm", "run", "--silent", ...args];

/**
 * The steps of each part: their names, commands, limits in minutes, and, where others count, how they end. A mutation
 * run that is stopped continues the next time.
 */
const parts = {
  fresh: () => [["fresh", [node, "scripts/nightly-fresh.mjs"], 40]],
  commands: () =>
    Object.entries(starts).map(([name, { args, code }]) => [
      name,
      npm(...name.split(" "), "--", ...args),
      20,
      { code },
    ]),
  windows: () => [["windows", npm("e2e"), 90, { env: { E2E_ALL: "1" } }]],
  crash: () => [["crash", npm("crash", "--", "--count", "100"), 60]],
  hold: () => holds().map((name) => [`hold ${name}`, npm("hold", "--", name), 45]),
  bench: () =>
    existing()
      .filter((name) => isBench(name) && !name.includes(" "))
      .map((name) => [name, npm(name), 120]),
  mutants: () =>
    ["bridge", "contract", "console", "rules"].map((name) => [
      `mutants ${name}`,
      npm("mutants", "--", name),
      180,
      { continues: true },
    ]),
};
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts);
const unknown = names.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(", ")}. Available: ${Object.keys(parts).join(", ")}.`);
  process.exit(2);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.once(signal, () => {
    stopAll(signal);
    process.exit(128 + constants.signals[signal]);
  });
mkdirSync(logs, { recursive: true });

async function run([name, [program, ...args], minutes, { code = 0, env, continues = false } = {}]) {
  const missing = needs[name];
  if (missing && !has(missing))
    return { name, result: `skipped: ${missing} is not installed`, spent: "" };
  const begin = Date.now();
  const ended = await runWithin(program, args, {
    longest: minutes * 60_000,
    grace: 60_000,
    shell,
    env: { ...process.env, ...noTelemetry, ...env },
  });
  const log = join(logs, `${name.replaceAll(/[^\w-]+/g, "-")}.log`);
  writeFileSync(log, ended.output);
  const result =
    ended.code === code
      ? "passed"
      : ended.code !== null
        ? "FAILED"
        : continues
          ? `skipped: the rest, after ${minutes} minutes`
          : `FAILED: not over after ${minutes} minutes`;
  return { name, result, spent: ((Date.now() - begin) / 60_000).toFixed(1), log };
}

// The tests start servers of the build.
const results = [await run(["build", npm("build"), 20])];
process.env.SERVER_PROGRAM = "dist/server.js";
for (const part of names)
  for (const step of parts[part]()) {
    console.log(`started ${step[0]}`);
    results.push(await run(step));
    console.log(`${results.at(-1).result}  ${step[0]}`);
  }
console.log("");
const widthOf = (column) => Math.max(...results.map((each) => each[column].length));
for (const { name, result, spent, log = "" } of results)
  console.log(
    `${name.padEnd(widthOf("name"))}  ${result.padEnd(widthOf("result"))}  ${spent.padStart(6)} min  ${log}`,
  );
process.exitCode = results.some(({ result }) => result.startsWith("FAILED")) ? 1 : 0;
