// Installs what is missing: nothing when the installed packages are those of the lock file.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";

const mark = "node_modules/.installed-lock";
const hashOf = (path) => {
  try {
    return createHash("sha256").update(readFileSync(path)).digest("hex");
  } catch {
    return "";
  }
};
const markOf = () => {
  try {
    return readFileSync(mark, "utf8");
  } catch {
    return "";
  }
};

/** Exits with a sentence on what to do when this Node cannot run npm's part of the work. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `Node ${process.versions.node} is too old: install Node 20.19 or newer, then try again.`,
  );
  process.exit(1);
}

/** Runs `npm ci` when the lock file is not the one that was installed last. */
export function install() {
  const wanted = `${hashOf("package-lock.json")} ${process.platform} ${process.arch}`;
  if (markOf() === wanted) return;
  const begin = Date.now();
  process.stdout.write("Installing packages (the first time this takes about a minute) … ");
  rmSync(mark, { force: true });
  const result = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (result.status !== 0) {
    console.error(`failed\n${result.stdout ?? ""}${result.stderr ?? ""}${result.error ?? ""}`);
    process.exit(1);
  }
  writeFileSync(mark, wanted);
  console.log(`${((Date.now() - begin) / 1000).toFixed(0)} s`);
}
