// `npm test`: installs what is missing, runs every check and prints a summary.
import { readFileSync, rmSync } from "node:fs";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { checkNode, install, noTelemetry, projectNode } from "./install.mjs";
import { inTurn } from "./in-turn.mjs";
import { runWithin, stopAll } from "./run-within.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
checkNode();
install();
projectNode();

/**
 * Name and npm script of each check, and the script that it begins after. Of each lane one runs at a time. None of them keeps
 * two cores busy for itself: browsers and databases make tests wait. End to end, where people and pages wait for each other,
 * comes last, when little else runs.
 */
const lanes = {
  tests: [
    ["build", "build"],
    // It starts servers too: those are what was built, which starts in half the time of the sources.
    ["unit and server tests", "unit", "build"],
    ["end to end", "e2e", "build"],
  ],
  stories: [
    ["build of the stories", "storybook:build", "build"],
    ["stories", "stories -- --skip-build", "storybook:build"],
  ],
  others: [
    ["lock file", "check:lock"],
    ["format", "format:check"],
    ["types", "types"],
    ["design tokens", "check:tokens"],
    ["lint", "lint"],
    ["packages as others get them", "package:check", "build"],
    ["crash", "crash", "build"],
    ["hold against faults", "hold -- faults", "build"],
    // In so few seconds it judges what is answered, not how fast.
    ["hold under load", "hold -- measures", "build"],
    ["sizes of the packages", "size", "build"],
  ],
};
const checks = Object.entries(lanes).flatMap(([lane, each]) =>
  each.map(([name, script, after]) => ({ name, script, after, lane })),
);
/** ms: more than twice what the longest one needs beside others on two cores. */
const longest = 20 * 60_000;
// Hundreds of programs are started that load the same modules: they are compiled once.
const compiled = fileURLToPath(new URL("../node_modules/.cache/compiled", import.meta.url));
process.on("exit", () => rmSync(compiled, { recursive: true, force: true }));
const sparing = {
  NODE_COMPILE_CACHE: compiled,
  // The compiler and the linter, written in Go, end before it is worth it to collect their garbage, unless it is a lot.
  GOGC: "off",
  GOMEMLIMIT: "2GiB",
};

/**
 * Seconds of processors that ended checks took, on Linux; in hundredths there. A database that outlives who started it is
 * in none of them.
 */
const worked = () => {
  if (process.platform !== "linux") return 0;
  const fields = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1).split(" ");
  return (Number(fields[13]) + Number(fields[14])) / 100;
};
let counted = worked();

const check = async ({ name, script }) => {
  console.log(`begun   ${name}`);
  const begin = Date.now();
  let work = 0;
  const { code, said } = await runWithin("npm", ["run", "--silent", ...script.split(" ")], {
    longest,
    env: {
      ...process.env,
      ...noTelemetry,
      ...sparing,
      ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
    },
    shell: process.platform === "win32",
    // All of it is added at the end of the check, also while another one runs.
    onExit: () => {
      const before = counted;
      counted = worked();
      work = counted - before;
    },
  });
  if (script === "build" && code === 0) process.env["SERVER_PROGRAM"] = "dist/server.js";
  console.log(`\n== ${name} (npm run ${script})\n${said}`);
  return { name, script, said, passed: code === 0, seconds: (Date.now() - begin) / 1000, work };
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.once(signal, () => {
    stopAll(signal);
    process.exit(128 + constants.signals[signal]);
  });

const begin = Date.now();
const results = await inTurn(checks, check);

console.log("");
for (const { name, script, passed, seconds, work } of results)
  console.log(
    `${passed ? "passed" : "FAILED"}  ${seconds.toFixed(1).padStart(6)} s  ${work.toFixed(1).padStart(6)} s of work  ${name}${passed ? "" : `  (again: npm run ${script})`}`,
  );
const failed = results.filter(({ passed }) => !passed);
const seconds = ((Date.now() - begin) / 1000).toFixed(0);
console.log(
  `\n${results.length - failed.length} passed, ${failed.length} failed, in ${seconds} s with ${counted.toFixed(0)} s of work; those that ran beside others took longer for it`,
);
// What Playwright, and the stories in its words, call flaky: passed when it was tried again.
for (const { name, said } of results) {
  const unsteady = /^ +\d+ flaky\n(?: {4}.*\n)+/m.exec(stripVTControlCharacters(said))?.[0];
  if (unsteady)
    console.log(
      `\n== passed at the second try, and to be looked into: ${name}\n${unsteady.trimEnd()}`,
    );
}
// Where only the end of an output is shown, it is what has to tell the cause.
const lastLines = 60;
for (const { name, said } of failed)
  console.log(
    `\n== the end of ${name}\n${said.trimEnd().split("\n").slice(-lastLines).join("\n")}`,
  );
process.exitCode = failed.length === 0 ? 0 : 1;
