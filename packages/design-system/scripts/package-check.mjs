// Checks the package as others get it: packed, linted, installed elsewhere, compiled, built by two bundlers, seen in a browser.
import { mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { findBrowser } from "../../../scripts/browser.mjs";
import { buildFixture } from "./fixture-builds.mjs";
import { installFixture, pack } from "./fixture-install.mjs";
import { visitFixture } from "./fixture-visit.mjs";
import { run } from "./run.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const repository = join(root, "../..");
const work = realpathSync(mkdtempSync(join(tmpdir(), "lanyard-package-")));
let failed = 0;

const report = (title, problems, begin) => {
  if (problems.length > 0) failed += 1;
  const seconds = ((Date.now() - begin) / 1000).toFixed(1);
  console.log(`${problems.length > 0 ? "FAILED" : "ok"} - ${title} (${seconds} s)`);
  for (const problem of problems) console.log(`    ${problem}`);
};

/** Answers what `act` answers; when it throws, the rest makes no sense. */
const step = async (title, act) => {
  const begin = Date.now();
  try {
    const result = await act();
    report(title, [], begin);
    return result;
  } catch (error) {
    report(title, String(error.message).trim().split("\n"), begin);
    throw error;
  }
};

/** Starts a program that npm installed, on the Node that runs this. */
const tool = (name, bin, args, cwd) => {
  const folder = join(repository, "node_modules", name);
  const own = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const path = typeof own.bin === "string" ? own.bin : own.bin[bin];
  return run(process.execPath, [join(folder, path), ...args], cwd);
};

/** The first element of each example that looks different from the same one in another build. */
const differences = (reference, other) =>
  Object.entries(reference.looks).flatMap(([name, lines]) => {
    const theirs = other.looks[name] ?? [];
    const index = lines.findIndex((line, at) => line !== theirs[at]);
    return index < 0 && lines.length === theirs.length
      ? []
      : [`${name}: ${lines[index]} is ${theirs[index]}`];
  });

const check = async () => {
  const tarball = await step("packs", () => pack(join(root, "dist"), work));
  await step("publint --strict", () =>
    tool("publint", "publint", ["run", "--strict", tarball], work),
  );
  await step("attw --profile esm-only", () =>
    tool("@arethetypeswrong/cli", "attw", [tarball, "--profile", "esm-only", "--no-emoji"], work),
  );
  const app = join(work, "app");
  await step("installs", () => installFixture({ root, repository, tarball, app }));
  await step("compiles, every component with an example", () =>
    tool("typescript", "tsc", ["-p", app], app),
  );
  const builds = await step("builds with Vite, webpack, and Vite with Tailwind", () =>
    buildFixture(app),
  );
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    let reference;
    for (const { title, folder, complaints } of builds) {
      const begin = Date.now();
      const seen = await visitFixture(browser, folder);
      reference ??= seen;
      const own = seen.own === 123;
      report(
        `${title}: ${Object.keys(seen.looks).length} components show, styled`,
        [
          ...complaints,
          ...seen.problems,
          ...differences(reference, seen),
          ...(own === title.includes("Tailwind") ? [] : [`own class: ${seen.own} px`]),
        ],
        begin,
      );
    }
  } finally {
    await browser.close();
  }
};

try {
  await check();
} catch (error) {
  if (failed === 0) {
    failed = 1;
    console.error(error);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;
