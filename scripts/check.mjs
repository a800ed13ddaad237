// `npm run check`: tries what has changed since the last commit (`-- main`: since that commit) in half a minute. Runs
// types, lint and format, and the tests and stories of the folders that changed; `npm test` runs all of them.
import { spawnSync } from "node:child_process";
import { dirname, extname } from "node:path";
import { fileURLToPath } from "node:url";
import { checkNode, install, noTelemetry, projectNode } from "./install.mjs";
import { runWithin } from "./run-within.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
checkNode();
install({ tools: true });
projectNode();

const git = (...args) => {
  const { status, stdout, stderr } = spawnSync("git", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return stdout.split("\n").filter(Boolean);
};
const since = process.argv[2] ?? "HEAD";
const changed = [
  ...git("diff", "--name-only", "--diff-filter=d", since),
  ...git("ls-files", "--others", "--exclude-standard"),
];
const code = changed.filter((path) => /^\.m?[jt]sx?$/.test(extname(path)));

/** A page's tests bear its name; those of everything else are in its folder, or in one below. */
const placeOf = (path) =>
  /\/src\/pages\/[^/]+$/.test(path)
    ? path.replace(/(\.(test|stories))?\.tsx?$/, "")
    : dirname(path);
const places = [...new Set(code.map(placeOf))];
const files = git("ls-files", "--cached", "--others", "--exclude-standard");
const besides = (kind) =>
  places.filter((place) =>
    files.some((file) => file.startsWith(place) && file.includes(`.${kind}.`)),
  );
const tests = besides("test");
const stories = besides("stories").filter((place) =>
  /^packages\/(design-system|console)\//.test(place),
);

const exec = (...args) => ["exec", "--no", "--", ...args];
/** Name, arguments of npm, and what they are about: a check of nothing does not run. The lanes run in parallel. */
const lanes = [
  [
    ["types", ["run", "--silent", "types"], code],
    ["lint", exec("oxlint", "--type-aware", "--deny-warnings", ...code), code],
    ["imports", exec("depcruise", "--config", "scripts/arrows.mjs", ...code), code],
    ["format", exec("oxfmt", "--check", "--no-error-on-unmatched-pattern", ...changed), changed],
  ],
  [
    ["tests", exec("vitest", "run", ...tests), tests],
    ["stories", ["run", "--silent", "stories", "--", ...stories], stories],
  ],
];

const secondsSince = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`;
async function check([name, args, about]) {
  if (about.length === 0) return;
  const start = Date.now();
  const { code: exit, output } = await runWithin("npm", args, {
    longest: 10 * 60_000,
    env: { ...process.env, ...noTelemetry },
    shell: process.platform === "win32",
  });
  if (exit !== 0) {
    process.exitCode = 1;
    console.log(`\n== ${name}\n${output.trimEnd()}\n`);
  }
  const result = exit === 0 ? "passed" : "FAILED";
  console.log(`${result}  ${secondsSince(start).padStart(8)}  ${name}`);
}

const begin = Date.now();
await Promise.all(
  lanes.map(async (lane) => {
    for (const one of lane) await check(one);
  }),
);
if (changed.length === 0) console.log(`Nothing has changed since ${since}.`);
else console.log(`${places.join("\n")}\n${secondsSince(begin)}`);
