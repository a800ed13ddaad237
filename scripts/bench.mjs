// `npm run bench`: builds, measures how long a reader waits and writes docs/performance.md; `-- wire paint` measures
// only those parts.
import { spawnSync } from "node:child_process";
import { bench } from "../packages/console/bench/bench.ts";
import { parts } from "../packages/console/bench/numbers.ts";

process.chdir(new URL("..", import.meta.url).pathname);
const names = process.argv.slice(2);
const unknown = names.filter((name) => name !== "page" && !parts.includes(name));
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(", ")}. Available: ${parts.join(", ")}, and page, which measures nothing.`,
  );
  process.exit(1);
}

function npm(...args) {
  const { status } = spawnSync("npm", ["run", "--silent", ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(1);
}
const filters = ["--filter=@lanyard/console", "--filter=@lanyard/api"];
if (names.some((name) => name !== "page") || names.length === 0) {
  console.log("bench: building");
  npm("build", "--", ...filters, "--output-logs=errors-only");
}
await bench(names.length > 0 ? names : parts);
npm("format", "--", "docs/performance.md", "docs/performance");
