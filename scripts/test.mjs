// `npm test`: installs missing packages, runs every check and prints a summary.
import { readFileSync, rmSync } from "node:fs";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { checkNode, install, noTelemetry, projectNode } from "./install.mjs";
import { inTurn } from "./in-turn.mjs";
import { runWithin, stopAll } from "./run-within.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
checkNode();
install({ tools: true });
projectNode();

/**
 * Name and npm script of each check, and the script that has to end before it. In each lane one check runs at a time.
 * The lanes run in parallel, because no check keeps two cores busy: browsers and databases make tests wait. The
 * end-to-end tests wait most and so run last, when little else does.
 */
const lanes = {
  tests: [
    ["build", "build"],
    // Needs the build, because the tests start servers, and the built server starts in half the time of the sources.
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
    ["packages as installed by users", "package:check", "build"],
    ["crash", "crash", "build"],
    ["hold against faults", "hold -- faults", "build"],
    // In these few seconds it checks the responses, not their speed.
    ["hold under load", "hold -- measures", "build"],
    ["sizes of the packages", "size", "build"],
  ],
};
const checks = Object.entries(lanes).flatMap(([lane, each]) =>
  each.map(([name, script, after]) => ({ name, script, after, lane })),
);
/** ms; more than twice what the longest check needs when others run beside it on two cores. */
const longest = 20 * 60_000;
// A shared compile cache, because the checks start hundreds of programs that load the same modules.
const compiled = fileURLToPath(new URL("../node_modules/.cache/compiled", import.meta.url));
process.on("exit", () => rmSync(compiled, { recursive: true, force: true }));
const sparing = {
  NODE_COMPILE_CACHE: compiled,
  // Turns off garbage collection in the compiler and the linter (both written in Go) until they use 2 GiB: they usually
  // end before that.
  GOGC: "off",
  GOMEMLIMIT: "2GiB",
};

/**
 * CPU seconds of all checks that have ended, on Linux (assuming 100 clock ticks per second). The time of a database
 * that outlives the check that started it is not included.
 */
const worked = () => {
  if (process.platform !== "linux") return 0;
  const fields = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1).split(" ");
  return (Number(fields[13]) + Number(fields[14])) / 100;
};
let counted = worked();

const check = async ({ name, script }) => {
  console.log(`started ${name}`);
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
    // On exit the kernel adds the check's whole CPU time at once, also while another check runs.
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
    `${passed ? "passed" : "FAILED"}  ${seconds.toFixed(1).padStart(6)} s  ${work.toFixed(1).padStart(6)} s CPU  ${name}${passed ? "" : `  (run again: npm run ${script})`}`,
  );
const failed = results.filter(({ passed }) => !passed);
const seconds = ((Date.now() - begin) / 1000).toFixed(0);
console.log(
  `\n${results.length - failed.length} passed, ${failed.length} failed, in ${seconds} s with ${counted.toFixed(0)} s of CPU time; checks that run in parallel take longer`,
);
// Tests that passed on a retry, which Playwright (and the stories in its format) call flaky.
for (const { name, said } of results) {
  const unsteady = /^ +\d+ flaky\n(?: {4}.*\n)+/m.exec(stripVTControlCharacters(said))?.[0];
  if (unsteady) console.log(`\n== flaky, passed only on retry: ${name}\n${unsteady.trimEnd()}`);
}
// Printed last, because some tools show only the end of an output, and it has to contain the cause.
const lastLines = 60;
for (const { name, said } of failed)
  console.log(
    `\n== last lines of ${name}\n${said.trimEnd().split("\n").slice(-lastLines).join("\n")}`,
  );
process.exitCode = failed.length === 0 ? 0 : 1;
