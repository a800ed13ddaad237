// `npm test`: installs what is missing, runs every check and prints a summary.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { checkNode, install, noTelemetry, projectNode } from "./install.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
checkNode();
install();
projectNode();

/** Label and npm script of each check. Those of a line run at the same time, as each leaves a core idle. */
const checks = [
  [
    ["lock file", "check:lock"],
    ["format", "format:check"],
    ["lint", "lint"],
    ["types", "types"],
    ["design tokens", "check:tokens"],
  ],
  [["unit and server tests", "unit"]],
  [["build", "build"]],
  [
    ["design system as a package", "package:check"],
    ["hold against faults", "hold -- faults"],
  ],
  [
    ["crash", "crash"],
    ["build of the stories", "storybook:build"],
    ["sizes of the design system", "size"],
  ],
  [["stories", "stories -- --skip-build"]],
  [["end to end", "e2e"]],
  [["hold under load", "hold -- measures"]],
];

const check = async ([name, script], isAlone) => {
  const title = `\n== ${name} (npm run ${script})`;
  if (isAlone) console.log(title);
  const begin = Date.now();
  const child = spawn("npm", ["run", "--silent", ...script.split(" ")], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      ...noTelemetry,
      ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
    },
    shell: process.platform === "win32",
  });
  const parts = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part) => {
      parts.push(part);
      if (isAlone) process.stdout.write(part);
    });
  const [code] = await once(child, "close");
  // Those that start a server start what was built, in half the time of the sources.
  if (script === "build" && code === 0) process.env["SERVER_PROGRAM"] = "dist/server.js";
  const said = Buffer.concat(parts).toString();
  if (!isAlone) console.log(`${title}\n${said}`);
  return { name, script, said, passed: code === 0, seconds: (Date.now() - begin) / 1000 };
};

const results = [];
for (const line of checks)
  results.push(...(await Promise.all(line.map((one) => check(one, line.length === 1)))));

console.log("");
for (const { name, script, passed, seconds } of results)
  console.log(
    `${passed ? "passed" : "FAILED"}  ${seconds.toFixed(1).padStart(6)} s  ${name}${passed ? "" : `  (again: npm run ${script})`}`,
  );
const failed = results.filter(({ passed }) => !passed);
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
// Where only the end of an output is shown, it is what has to tell the cause.
const lastLines = 60;
for (const { name, said } of failed)
  console.log(
    `\n== the end of ${name}\n${said.trimEnd().split("\n").slice(-lastLines).join("\n")}`,
  );
process.exitCode = failed.length === 0 ? 0 : 1;
