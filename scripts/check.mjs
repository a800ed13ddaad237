// `npm run check`: tries what has changed since the last commit (`-- main`: since that commit) in half a minute. Runs
// types, lint and format, and the tests and stories of the folders that changed; `npm test` runs all of them.
import { spawnSync } from "node:child_process";
import { dirname, extname } from "node:path";
import { fileURLToPath } from "node:url";
import { checkNode, install, noTelemetry, projectNode } from "./install.mjs";
import { inTurn } from "./in-turn.mjs";
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

/** Name, arguments of npm, lane; only what has something to do. */
const tasks = [
  ["types", ["run", "--silent", "types"], "tools", code],
  [
    "lint",
    ["exec", "--no", "--", "oxlint", "--type-aware", "--deny-warnings", ...code],
    "tools",
    code,
  ],
  [
    "imports",
    ["exec", "--no", "--", "depcruise", "--config", "scripts/arrows.mjs", ...code],
    "tools",
    code,
  ],
  [
    "format",
    ["exec", "--no", "--", "oxfmt", "--check", "--no-error-on-unmatched-pattern", ...changed],
    "tools",
    changed,
  ],
  ["tests", ["exec", "--no", "--", "vitest", "run", ...tests], "tests", tests],
  ["stories", ["run", "--silent", "stories", "--", ...stories], "tests", stories],
].flatMap(([name, args, lane, input]) =>
  input.length > 0 ? [{ name, script: name, args, lane }] : [],
);

const begin = Date.now();
const secondsSince = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`;
const results = await inTurn(tasks, async ({ name, args }) => {
  const start = Date.now();
  const { code: exit, said } = await runWithin("npm", args, {
    longest: 10 * 60_000,
    env: { ...process.env, ...noTelemetry },
    shell: process.platform === "win32",
  });
  const passed = exit === 0;
  if (!passed) console.log(`\n== ${name}\n${said.trimEnd()}\n`);
  console.log(`${passed ? "passed" : "FAILED"}  ${secondsSince(start).padStart(8)}  ${name}`);
  return passed;
});
if (tasks.length === 0) console.log(`Nothing has changed since ${since}.`);
else console.log(`${places.join("\n")}\n${secondsSince(begin)}`);
process.exitCode = results.every(Boolean) ? 0 : 1;
