// Builds the stories, visits each in a browser, and checks that every component, variant and state has one.
import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { readManifest } from "../packages/design-system/scripts/manifest.mjs";
import { toleranceNote } from "../.storybook/tolerance.ts";
import { BASELINE, findBrowser } from "./browser.mjs";
import { docsPages } from "./docs-pages.mjs";
import { keyboardCoverage } from "./keyboard-coverage.mjs";
import { manualCoverage } from "./manual-coverage.mjs";
import { serveFolder } from "./serve-folder.mjs";
import { storyCoverage } from "./story-coverage.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const published = join(root, "storybook-static");
const require = createRequire(import.meta.url);
const { values: options, positionals: only } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: "boolean", default: false },
    "skip-build": { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (options.help) {
  console.log(`Usage: stories [--update] [--skip-build] [part of a story file's path …]
  --update      write new reference screenshots (on the baseline browser only)
  --skip-build  use the last build
  path          build and visit only these story files, without the checks that need all of them`);
  process.exit(0);
}

// With parts of paths, Storybook and the test-runner know only those files.
if (only.length > 0) {
  const files = globSync("packages/{design-system,console}/src/**/*.stories.tsx", { cwd: root });
  const some = files.filter((file) => only.some((part) => file.includes(part)));
  if (some.length === 0) throw new Error(`No story file's path contains ${only.join(" or ")}.`);
  process.env.STORIES = some.map((file) => join(root, file)).join(delimiter);
}

const run = (name, args, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: {
        ...process.env,
        STORYBOOK_DISABLE_TELEMETRY: "1",
        NODE_OPTIONS: "--no-deprecation",
        ...env,
      },
    });
    child.on("error", (error) => reject(new Error(`${name} did not start: ${error.message}`)));
    child.on("exit", (code, signal) => resolve(code ?? signal ?? 1));
  });

const binary = (name, path) => join(dirname(require.resolve(`${name}/package.json`)), path);

const tester = binary("@storybook/test-runner", "dist/test-storybook.js");

/**
 * Builds in the temporary folder and copies the result at the end, so that two runs do not delete each other's files.
 */
const build = async (work) => {
  if (options["skip-build"]) return published;
  const built = join(work, "static");
  const code = await run("storybook", [
    binary("storybook", "dist/bin/dispatcher.js"),
    "build",
    "--quiet",
    "--output-dir",
    built,
  ]);
  if (code !== 0) throw new Error("The stories could not be built.");
  if (only.length > 0) return built;
  await rm(published, { recursive: true, force: true });
  await cp(built, published, { recursive: true });
  return built;
};

const visit = async (url, work, { name }) => {
  const exact = name === BASELINE;
  if (options.update && !exact)
    throw new Error(
      `Reference screenshots must be written with ${BASELINE}, but this machine would use ${name}.`,
    );
  // Without --update, a missing picture is a failure rather than a new, unreviewed baseline.
  const writing = options.update ? ["--updateSnapshot"] : ["--ci"];
  const report = join(work, "report.json");
  const code = await run(
    "test-storybook",
    // The report's path must directly follow its option, because the test-runner passes the rest to Jest unchanged.
    [
      tester,
      "--url",
      url,
      "--maxWorkers",
      "2",
      "--failOnConsole",
      "--no-index-json",
      ...writing,
      "--json",
      "--outputFile",
      report,
    ],
    {
      STORYBOOK_CONFIG_DIR: ".storybook",
      STORIES_EXACT: exact ? "1" : "0",
      STORIES_RECORD: join(work, "record.jsonl"),
      // The test-runner starts `node` by name, so this Node has to come first in PATH.
      PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
    },
  );
  const results = await readFile(report, "utf8").then(JSON.parse, () => undefined);
  if (!results) throw new Error(`The stories were not run (test-storybook ended with ${code}).`);
  return results;
};

/** Names of the stories that failed and then passed on a retry. */
const unsteady = ({ testResults }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status, invocations }) => status === "passed" && invocations > 1)
      .map(({ fullName }) => fullName),
  );

/** The first line of the test-runner's error message; above it are the story and its URL. */
const messageOf = (lines) =>
  lines
    .slice(lines.findIndex((line) => line.trim() === "Message:") + 1)
    .find((line) => line.trim());

/**
 * The failed stories, each with the first line of its cause. They are printed last, because some tools show only the
 * end of the output.
 */
const failures = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === "failed");
    if (tests.length === 0 && message) return [`${name}: ${message.trim().split("\n", 1)[0]}`];
    return tests.map(({ fullName, failureMessages }) => {
      const lines = stripVTControlCharacters(failureMessages.join("\n")).split("\n");
      const why = lines.find((line) =>
        /^\s*(expect\(|Error: (?!.*Click to debug))|different/.test(line),
      );
      return `${fullName}: ${(why ?? messageOf(lines) ?? "").trim()}`;
    });
  });

const work = await mkdtemp(join(tmpdir(), "lanyard-stories-"));
let server;
let passed = 0;
let failed = 0;
let told = [];
let again = [];
let note;
try {
  const browser = await findBrowser();
  note = toleranceNote(browser, BASELINE);
  if (note) console.log(note);
  const built = await build(work);
  server = await serveFolder(built);
  const { url } = server;
  if (only.length === 0)
    await rm(join(root, "test-results", "pictures"), { recursive: true, force: true });
  await mkdir(join(root, ".storybook", "pictures"), { recursive: true });
  const results = await visit(url, work, browser);
  passed = results.numPassedTests;
  failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
  told = failures(results);
  again = unsteady(results);
  const record = join(work, "record.jsonl");
  const { components } = await readManifest(join(root, "packages/design-system"));
  const checks = async () => [
    await keyboardCoverage({ components, built, record }),
    ...(await storyCoverage({ root, built, record })),
    await manualCoverage({ root, components, built }),
    {
      title: "every page of the manual renders, is complete, and can be found",
      problems: await docsPages({ root, url, browser, built }),
    },
  ];
  for (const { title, problems } of only.length === 0 ? await checks() : []) {
    if (problems.length === 0) passed += 1;
    else failed += 1;
    console.log(`${problems.length === 0 ? "ok" : "FAILED"} - ${title}`);
    for (const problem of problems) console.log(`    ${problem}`);
  }
} catch (error) {
  failed += 1;
  console.error(error instanceof Error ? error.message : error);
} finally {
  await server?.close();
  await rm(work, { recursive: true, force: true });
}
// In Playwright's format, so that test.mjs finds both.
if (again.length > 0) console.log(`  ${again.length} flaky\n    ${again.join("\n    ")}`);
for (const failure of told) console.log(`FAILED - ${failure}`);
if (note) console.log(note);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
