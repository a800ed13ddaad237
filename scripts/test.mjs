// `npm test`: installs what is missing, runs every check and prints a summary.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkNode, install, noTelemetry, projectNode } from "./install.mjs";
import { inTurn } from "./in-turn.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
checkNode();
install();
projectNode();

/**
 * Name and npm script of each check, and the script that it begins after. Of each lane one runs at a time: the wide ones
 * keep two cores busy but for moments, which the narrow ones use.
 */
const lanes = {
  wide: [
    ["build", "build"],
    // It starts servers too: those are what was built, which starts in half the time of the sources.
    ["unit and server tests", "unit", "build"],
    ["stories", "stories -- --skip-build", "storybook:build"],
    ["end to end", "e2e", "build"],
  ],
  narrow: [
    ["lock file", "check:lock"],
    ["format", "format:check"],
    ["types", "types"],
    ["design tokens", "check:tokens"],
    ["lint", "lint"],
    ["build of the stories", "storybook:build"],
    ["packages as others get them", "package:check", "build"],
    ["crash", "crash", "build"],
    ["hold against faults", "hold -- faults", "build"],
    ["sizes of the packages", "size", "build"],
  ],
};
const checks = Object.entries(lanes).flatMap(([lane, each]) =>
  each.map(([name, script, after]) => ({ name, script, after, lane })),
);
/** What it compares was measured within it: nothing else may run. */
const alone = [{ name: "hold under load", script: "hold -- measures" }];

// Hundreds of programs are started that load the same modules: they are compiled once.
const compiled = mkdtempSync(join(tmpdir(), "lanyard-compiled-"));
process.on("exit", () => rmSync(compiled, { recursive: true, force: true }));
const sparing = {
  NODE_COMPILE_CACHE: compiled,
  // The compiler and the linter, written in Go, end before it is worth it to collect their garbage, unless it is a lot.
  GOGC: "off",
  GOMEMLIMIT: "2GiB",
};

const check = async ({ name, script }) => {
  console.log(`begun   ${name}`);
  const begin = Date.now();
  const child = spawn("npm", ["run", "--silent", ...script.split(" ")], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      ...noTelemetry,
      ...sparing,
      ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
    },
    shell: process.platform === "win32",
  });
  const parts = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part) => void parts.push(part));
  const [code] = await once(child, "close");
  if (script === "build" && code === 0) process.env["SERVER_PROGRAM"] = "dist/server.js";
  const said = Buffer.concat(parts).toString();
  console.log(`\n== ${name} (npm run ${script})\n${said}`);
  return { name, script, said, passed: code === 0, seconds: (Date.now() - begin) / 1000 };
};

const begin = Date.now();
const results = [...(await inTurn(checks, check)), ...(await inTurn(alone, check))];

console.log("");
for (const { name, script, passed, seconds } of results)
  console.log(
    `${passed ? "passed" : "FAILED"}  ${seconds.toFixed(1).padStart(6)} s  ${name}${passed ? "" : `  (again: npm run ${script})`}`,
  );
const failed = results.filter(({ passed }) => !passed);
const seconds = ((Date.now() - begin) / 1000).toFixed(0);
console.log(
  `\n${results.length - failed.length} passed, ${failed.length} failed, in ${seconds} s; those that ran beside others took longer for it`,
);
// Where only the end of an output is shown, it is what has to tell the cause.
const lastLines = 60;
for (const { name, said } of failed)
  console.log(
    `\n== the end of ${name}\n${said.trimEnd().split("\n").slice(-lastLines).join("\n")}`,
  );
process.exitCode = failed.length === 0 ? 0 : 1;
