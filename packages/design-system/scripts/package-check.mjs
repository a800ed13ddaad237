// Checks the package as others get it: packed, linted, installed elsewhere, compiled, bundled, and opened in a browser.
import { cpSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { findBrowser } from "../../../scripts/browser.mjs";
import { check, lintPackage, pack, run, tool } from "../../../scripts/package.ts";
import { buildPages } from "./fixture-build.mjs";
import { visitPages } from "./fixture-visit.mjs";
import { visitNext } from "./next-visit.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const work = realpathSync(mkdtempSync(join(tmpdir(), "lanyard-package-")));
const app = join(work, "app");
const next = join(work, "next");
let tarball;
let pages;
let browser;

/** Copies a fixture, and installs what its lock file names and the packed package. */
async function install(name) {
  cpSync(join(root, "fixtures", name), join(work, name), { recursive: true });
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"];
  await run("npm", ["ci", ...options], join(work, name));
  await run("npm", ["install", "--no-save", tarball, ...options], join(work, name));
}

const steps = {
  async packs() {
    ({ tarball } = await pack(join(root, "dist"), work));
    const { executablePath, args, env } = await findBrowser();
    browser = await chromium.launch({ executablePath, args, env });
  },
  "publint, attw": () => lintPackage(tarball, work),
  installs: () => install("app"),
  "compiles an example of every component": () => tool("typescript", "tsc", ["-p", app], app),
  async "builds with Vite"() {
    pages = await buildPages(app);
  },
  "looks the same in each build and on pages of others, which stay as they are": () =>
    visitPages(browser, pages),
  "installs Next": () => install("next"),
  "builds with Next and server components": () =>
    run(process.execPath, [join(next, "node_modules/next/dist/bin/next"), "build"], next, {
      NEXT_TELEMETRY_DISABLED: "1",
    }),
  "Next: a server-rendered page works, and a strict policy refuses none of its styles": () =>
    visitNext(browser, next),
};

await check("design system", steps, async () => {
  await browser?.close();
  rmSync(work, { recursive: true, force: true });
});
