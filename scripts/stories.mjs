// Builds the stories, visits each in a browser, and checks that every component and state has one.
import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { readManifest } from "../packages/design-system/scripts/manifest.mjs";
import { BASELINE, findBrowser } from "./browser.mjs";
import { docsPages } from "./docs-pages.mjs";
import { serveFolder } from "./serve-folder.mjs";
import { storyCoverage } from "./story-coverage.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const require = createRequire(import.meta.url);
const { values: options, positionals: only } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (options.help) {
  console.log(`Usage: stories [--update] [part of a story file's path …]
  --update  write new reference screenshots (on the baseline browser only)
  path      build and visit only these story files, without the checks that need all of them`);
  process.exit(0);
}

// With parts of paths, Storybook and the test-runner know only those files.
if (only.length > 0) {
  const files = globSync("packages/{design-system,console}/src/**/*.stories.tsx", { cwd: root });
  const some = files.filter((file) => only.some((part) => file.includes(part)));
  if (some.length === 0) throw new Error(`No story file's path contains ${only.join(" or ")}.`);
  process.env.STORIES = some.map((file) => join(root, file)).join(delimiter);
}

/** Runs a program of an installed package; resolves to its exit code. */
const run = (name, path, args, env = {}) =>
  new Promise((resolve, reject) => {
    const program = join(dirname(require.resolve(`${name}/package.json`)), path);
    const child = spawn(process.execPath, [program, ...args], {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: {
        ...process.env,
        STORYBOOK_DISABLE_TELEMETRY: "1",
        NODE_OPTIONS: "--no-deprecation",
        ...env,
      },
    });
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(code ?? signal));
  });

/** Builds in a temporary folder, so that two runs do not delete each other's files. */
async function build(work) {
  const built = join(work, "static");
  const args = ["build", "--quiet", "--output-dir", built];
  if ((await run("storybook", "dist/bin/dispatcher.js", args)) !== 0)
    throw new Error("The stories could not be built.");
  return built;
}

async function visit(url, work, isExact) {
  const report = join(work, "report.json");
  // The report's path must directly follow its option, because the test-runner passes the rest to Jest unchanged.
  const args = ["--url", url, "--maxWorkers", "2", "--failOnConsole", "--no-index-json"];
  const code = await run(
    "@storybook/test-runner",
    "dist/test-storybook.js",
    [...args, "--ci", "--json", "--outputFile", report],
    {
      STORYBOOK_CONFIG_DIR: ".storybook",
      STORIES_EXACT: isExact ? "1" : "0",
      STORIES_UPDATE: options.update ? "1" : "0",
      // The test-runner starts `node` by name, so this Node has to come first in PATH.
      PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
    },
  );
  return readFile(report, "utf8").then(JSON.parse, () => {
    throw new Error(`The stories were not run (test-storybook ended with ${code}).`);
  });
}

/** The first line of a failure's cause, above which the test-runner prints the story and its URL. */
function causeOf(messages) {
  const lines = stripVTControlCharacters(messages.join("\n")).split("\n");
  const begin = lines.findIndex((line) => line.trim() === "Message:") + 1;
  return lines.slice(begin).find((line) => line.trim()) ?? "";
}

/** The pages written by hand, and one of each kind that is made from a component: live, in pictures, of a field. */
const isShown = (id) =>
  /^(?:foundations|patterns)-|^(?:components-button|components-modal|fields-combobox)--/.test(id);

const work = await mkdtemp(join(tmpdir(), "lanyard-stories-"));
const problems = [];
let server;
let passed = 0;
let flaky = [];
try {
  const browser = await findBrowser();
  const isExact = browser.name === BASELINE;
  if (options.update && !isExact)
    throw new Error(`Reference screenshots must be written with ${BASELINE}, not ${browser.name}.`);
  if (!isExact)
    console.log(
      `NOTE - the screenshots are not compared exactly, because the browser is ${browser.name} (${browser.executablePath}), not ${BASELINE}.`,
    );
  const built = await build(work);
  server = await serveFolder(built);
  await rm(join(root, "test-results", "pictures"), { recursive: true, force: true });
  const { numPassedTests, testResults } = await visit(server.url, work, isExact);
  passed = numPassedTests;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  for (const { name, message, assertionResults } of testResults)
    if (assertionResults.length === 0) problems.push(`${name}: ${message}`);
  for (const { status, fullName, failureMessages } of tests)
    if (status === "failed") problems.push(`${fullName}: ${causeOf(failureMessages)}`);
  flaky = tests.filter(({ status, invocations }) => status === "passed" && invocations > 1);
  if (only.length === 0) {
    const { entries } = JSON.parse(await readFile(join(built, "index.json"), "utf8"));
    const { components } = await readManifest(join(root, "packages/design-system"));
    const idsOf = (kind) =>
      Object.values(entries).flatMap(({ id, type }) => (type === kind ? [id] : []));
    if (tests.length < idsOf("story").length)
      problems.push(`${tests.length} of ${idsOf("story").length} stories were visited`);
    problems.push(
      ...storyCoverage({ root, entries, components }),
      ...(await docsPages(idsOf("docs").filter(isShown), server.url, browser)),
    );
  }
} catch (error) {
  problems.push(error.message);
} finally {
  await server?.close();
  await rm(work, { recursive: true, force: true });
}
// In Playwright's format, so that test.mjs finds them.
if (flaky.length > 0)
  console.log(
    `  ${flaky.length} flaky\n    ${flaky.map(({ fullName }) => fullName).join("\n    ")}`,
  );
for (const problem of problems) console.log(`FAILED - ${problem}`);
console.log(`${passed} passed, ${problems.length} failed`);
process.exitCode = problems.length > 0 || passed === 0 ? 1 : 0;
