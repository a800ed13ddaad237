// `npm test`: installs missing packages, runs every check and prints a summary.
import { rmSync } from "node:fs";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { checkNode, install, noTelemetry, projectNode } from "./install.mjs";
import { runWithin, stopAll } from "./run-within.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
checkNode();
install({ tools: true });
projectNode();

/**
 * Name and npm script of each check. In each lane one runs at a time; the lanes run in parallel, because no check keeps
 * two cores busy: browsers and databases make tests wait. A lane waits for the build where it says so. The end-to-end
 * tests wait most and so run last, when little else does.
 */
const build = ["build", "build"];
const afterBuild = Symbol("waits for the build");
const lanes = [
  [
    afterBuild,
    // The built server, which these tests start, starts in half the time of the sources.
    ["unit and server tests", "unit"],
    ["end to end", "e2e"],
  ],
  [afterBuild, ["stories", "stories"]],
  [
    ["lock file", "check:lock"],
    ["format", "format:check"],
    ["types", "types"],
    ["design tokens", "check:tokens"],
    ["lint", "lint"],
    afterBuild,
    ["packages as installed by users", "package:check"],
    ["crash", "crash"],
    ["hold against faults", "hold -- faults"],
    // In these few seconds it checks the responses, not their speed.
    ["hold under load", "hold -- measures"],
    ["sizes of the packages", "size"],
  ],
];
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

const results = [];
const check = async ([name, script]) => {
  console.log(`started ${name}`);
  const begin = Date.now();
  const { code, output } = await runWithin("npm", ["run", "--silent", ...script.split(" ")], {
    longest,
    env: {
      ...process.env,
      ...noTelemetry,
      ...sparing,
      ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
    },
    shell: process.platform === "win32",
  });
  if (script === "build" && code === 0) process.env["SERVER_PROGRAM"] = "dist/server.js";
  console.log(`\n== ${name} (npm run ${script})\n${output}`);
  const seconds = (Date.now() - begin) / 1000;
  results.push({ name, script, output, passed: code === 0, seconds });
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.once(signal, () => {
    stopAll(signal);
    process.exit(128 + constants.signals[signal]);
  });

const begin = Date.now();
const built = check(build);
await Promise.all(
  lanes.map(async (lane) => {
    for (const one of lane) await (one === afterBuild ? built : check(one));
  }),
);

console.log("");
for (const { name, script, passed, seconds } of results)
  console.log(
    `${passed ? "passed" : "FAILED"}  ${seconds.toFixed(1).padStart(6)} s  ${name}${passed ? "" : `  (run again: npm run ${script})`}`,
  );
const failed = results.filter(({ passed }) => !passed);
const seconds = ((Date.now() - begin) / 1000).toFixed(0);
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed, in ${seconds} s`);
// Tests that passed on a retry, which Playwright (and the stories in its format) call flaky.
for (const { name, output } of results) {
  const unsteady = /^ +\d+ flaky\n(?: {4}.*\n)+/m.exec(stripVTControlCharacters(output))?.[0];
  if (unsteady) console.log(`\n== flaky, passed only on retry: ${name}\n${unsteady.trimEnd()}`);
}
// Printed last, because some tools show only the end of an output, and it has to contain the cause.
const lastLines = 60;
for (const { name, output } of failed)
  console.log(
    `\n== last lines of ${name}\n${output.trimEnd().split("\n").slice(-lastLines).join("\n")}`,
  );
process.exitCode = failed.length === 0 ? 0 : 1;
