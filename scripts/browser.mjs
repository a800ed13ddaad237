// Finds the browser for the stories and the end-to-end tests, with its launch options.
import { chmod, lstat, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The browser whose pictures are the baselines; others render text slightly differently. */
export const BASELINE = "@sparticuz/chromium";

// No requests of the browser's own: without a network they would delay the start.
const offlineFlags = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
  "--disable-gpu",
];
// Two runs must render the same pixels.
const deterministicFlags = [
  "--disable-partial-raster",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  "--disable-lcd-text",
];

const isRunnable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

const fromEnvironment = () => {
  const path = process.env.CHROME_PATH;
  if (!path) return undefined;
  if (!isRunnable(path))
    throw new Error(
      `CHROME_PATH is ${path}, which is not an executable file. Correct or unset it.`,
    );
  return { name: "CHROME_PATH", executablePath: path, env: {} };
};

// Only the fonts that come with the browser, so that pictures do not depend on the fonts of the machine.
const fontsOf = (home) =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${home}/fonts/fonts</dir><cachedir>${home}/font-cache</cachedir></fontconfig>`;

/** Unpacks under a new name and renames at the end: an interrupted run, or two at once, cannot leave an incomplete browser. */
const unpack = async (target) => {
  const home = await mkdtemp(`${target}-`);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = home; // the package unpacks where the system's temporary folder is
  try {
    const { default: chromium, inflate } = await import("@sparticuz/chromium");
    await chromium.executablePath();
    await inflate(
      join(
        dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))),
        "..",
        "bin",
        "al2023.tar.br",
      ),
    );
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  await writeFile(join(home, "fonts.conf"), fontsOf(target));
  await chmod(home, 0o700);
  await rename(home, target).catch(async () => rm(home, { recursive: true, force: true }));
};

const fromPackage = async () => {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const require = createRequire(import.meta.url);
  let version;
  try {
    const entry = require.resolve("@sparticuz/chromium");
    version = require(join(dirname(entry), "..", "package.json")).version;
  } catch {
    return undefined;
  }
  const { uid } = userInfo();
  const home = join(tmpdir(), `lanyard-chromium-${version}-${uid}`);
  if (!existsSync(home)) await unpack(home);
  const owner = await lstat(home);
  if (!owner.isDirectory() || owner.uid !== uid)
    throw new Error(
      `${home} belongs to another user. Remove it, or set TMPDIR to a folder of your own.`,
    );
  const libraries = [join(home, "al2023", "lib"), process.env.LD_LIBRARY_PATH]
    .filter(Boolean)
    .join(":");
  return {
    name: BASELINE,
    executablePath: join(home, "chromium"),
    env: {
      LD_LIBRARY_PATH: libraries,
      FONTCONFIG_PATH: home,
      FONTCONFIG_FILE: join(home, "fonts.conf"),
    },
  };
};

const fromPlaywright = async () => {
  const { chromium } = await import("playwright");
  const path = chromium.executablePath();
  return path && isRunnable(path)
    ? { name: "playwright", executablePath: path, env: {} }
    : undefined;
};

const installed = [
  "/usr/bin/google-chrome",
  "/usr/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
];
const fromSystem = () => {
  const path = installed.find(isRunnable);
  return path ? { name: "installed", executablePath: path, env: {} } : undefined;
};

/**
 * The first browser found: CHROME_PATH, the one from npm, Playwright's, an installed one.
 * `args` and `env` go to Playwright's `launch` together with `executablePath`; `env` holds the whole environment.
 */
export const findBrowser = async () => {
  const browser =
    fromEnvironment() ?? (await fromPackage()) ?? (await fromPlaywright()) ?? fromSystem();
  if (!browser)
    throw new Error(
      "No browser found. Run `npx playwright install chromium`, install Chrome or Chromium, or set CHROME_PATH to a browser.",
    );
  const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return {
    ...browser,
    args: [...offlineFlags, ...deterministicFlags, ...asRoot],
    env: { ...process.env, ...browser.env },
  };
};
