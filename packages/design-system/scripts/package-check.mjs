// Checks the package as others get it: packed, linted, installed elsewhere, compiled, bundled, and opened in a browser.
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { findBrowser } from "../../../scripts/browser.mjs";
import { buildFixture, buildHosts } from "./fixture-builds.mjs";
import { installFixture, pack } from "./fixture-install.mjs";
import { visitFixture } from "./fixture-visit.mjs";
import { visitHosts } from "./host-visit.mjs";
import { buildNext } from "./next-fixture.mjs";
import { visitNext, visitNextStrictly } from "./next-visit.mjs";
import { run } from "./run.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const repository = join(root, "../..");
const serverRender = join(root, "scripts/server-render.mjs");
const work = realpathSync(mkdtempSync(join(tmpdir(), "lanyard-package-")));
let failed = 0;

const report = (title, problems, begin) => {
  if (problems.length > 0) failed += 1;
  const seconds = ((Date.now() - begin) / 1000).toFixed(1);
  console.log(`${problems.length > 0 ? "FAILED" : "ok"} - ${title} (${seconds} s)`);
  for (const problem of problems) console.log(`    ${problem}`);
};

/** Errors that have been reported already. */
const told = new Set();

/** Runs and reports one step; returns the result of `act` and rethrows its error, because later steps depend on it. */
const step = async (title, act) => {
  const begin = Date.now();
  try {
    const result = await act();
    report(title, [], begin);
    return result;
  } catch (error) {
    report(title, String(error.message).trim().split("\n"), begin);
    told.add(error);
    throw error;
  }
};

/** Runs the program of an installed package with this version of Node. */
const tool = (name, bin, args, cwd) => {
  const folder = join(repository, "node_modules", name);
  const own = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const path = typeof own.bin === "string" ? own.bin : own.bin[bin];
  return run(process.execPath, [join(folder, path), ...args], cwd);
};

/** The first element of each example that looks different from the same element in another build. */
const differences = (reference, other) =>
  Object.entries(reference.looks).flatMap(([name, lines]) => {
    const theirs = other.looks[name] ?? [];
    const index = lines.findIndex((line, at) => line !== theirs[at]);
    return index < 0 && lines.length === theirs.length
      ? []
      : [`${name}: ${lines[index]} is ${theirs[index]}`];
  });

/** Folder for the screenshots that differ. */
const pictures = join(repository, "test-results/hosts");
const keepPicture = async (name, png) => {
  mkdirSync(pictures, { recursive: true });
  writeFileSync(join(pictures, `${name.replaceAll(/[^\w-]+/g, "-").slice(0, 80)}.png`), png);
};

/** Runs all in parallel, because each keeps one core busy; throws after all have ended if any failed. */
const together = async (...acts) => {
  const ends = await Promise.allSettled(acts.map((act) => act()));
  const errors = ends.flatMap(({ status, reason }) => (status === "rejected" ? [reason] : []));
  if (errors.length > 0) throw new AggregateError(errors);
  return ends.map(({ value }) => value);
};

const app = join(work, "app");
const onHosts = join(app, "dist-hosts");
const next = join(work, "next");

const buildApplications = async (tarball) => {
  await step("installs", () => installFixture({ root, repository, tarball, app, name: "app" }));
  await step("compiles an example of every component", () =>
    tool("typescript", "tsc", ["-p", app], app),
  );
  const builds = await step(
    "builds from the sources, with Vite, webpack, and Vite with Tailwind",
    () => buildFixture(app),
  );
  await step("builds the pages of other applications", () => buildHosts(app, onHosts));
  return builds;
};

const buildOnServer = (tarball) =>
  step("builds with Next and server components", async () => {
    await installFixture({ root, repository, tarball, app: next, name: "next" });
    await buildNext(next);
  });

const visitApplications = async (browser, builds) => {
  let reference;
  for (const { title, folder, complaints } of builds) {
    const begin = Date.now();
    const seen = await visitFixture(browser, folder);
    reference ??= seen;
    report(
      `${title}: ${Object.keys(seen.looks).length} components render with styles`,
      [
        ...complaints,
        ...seen.problems,
        ...differences(reference, seen).slice(0, 10),
        ...(seen.own === title.includes("Tailwind") ? [] : ["the application's own classes"]),
      ],
      begin,
    );
  }
  const begin = Date.now();
  for (const { title, problems } of await visitHosts(browser, onHosts, keepPicture))
    report(`${title}: the components and the page look the same`, problems, begin);
};

const visitServer = async (browser) => {
  await step("Next: a server-rendered page works by pointer, touch and keyboard", () =>
    visitNext(browser, next),
  );
  await step("Next: a content security policy for styles blocks none of the package's styles", () =>
    visitNextStrictly(browser, next),
  );
};

const check = async () => {
  rmSync(pictures, { recursive: true, force: true });
  await step("renders a table on the server", () =>
    run(process.execPath, ["--conditions", "react-server", serverRender], root),
  );
  const tarball = await step("packs", () => pack(join(root, "dist"), work));
  await step("publint --strict", () =>
    tool("publint", "publint", ["run", "--strict", tarball], work),
  );
  await step("attw --profile esm-only", () =>
    tool("@arethetypeswrong/cli", "attw", [tarball, "--profile", "esm-only", "--no-emoji"], work),
  );
  const [builds] = await together(
    () => buildApplications(tarball),
    () => buildOnServer(tarball),
  );
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    await together(
      () => visitApplications(browser, builds),
      () => visitServer(browser),
    );
  } finally {
    await browser.close();
  }
};

try {
  await check();
} catch (error) {
  for (const one of error.errors ?? [error]) {
    if (told.has(one)) continue;
    failed += 1;
    console.error(one);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;
