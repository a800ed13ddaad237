// `npm test`: installs what is missing, runs every check and prints a summary.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { checkNode, install, noTelemetry, projectNode } from "./install.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
checkNode();
install();
projectNode();

/** Label and npm script of each check. */
const checks = [
  ["lock file", "check:lock"],
  ["format", "format:check"],
  ["lint", "lint"],
  ["types", "types"],
  ["design tokens", "check:tokens"],
  ["unit and server tests", "unit"],
  ["build", "build"],
  ["sizes of the design system", "size"],
  ["design system as a package", "package:check"],
  ["stories", "stories"],
  ["end to end", "e2e"],
  ["crash", "crash"],
  ["hold", "hold"],
];

const results = checks.map(([name, script]) => {
  console.log(`\n== ${name} (npm run ${script})`);
  const begin = Date.now();
  const { status } = spawnSync("npm", ["run", "--silent", script], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...noTelemetry },
    shell: process.platform === "win32",
  });
  return { name, script, passed: status === 0, seconds: (Date.now() - begin) / 1000 };
});

console.log("");
for (const { name, script, passed, seconds } of results)
  console.log(
    `${passed ? "passed" : "FAILED"}  ${seconds.toFixed(1).padStart(6)} s  ${name}${passed ? "" : `  (again: npm run ${script})`}`,
  );
const failed = results.filter((result) => !result.passed).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
