// Several processes start in a fresh clone: one installs, the others wait for it, and none waits for a dead process.
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endOf } from "./crash/server-process.ts";

const script = join(import.meta.dirname, "..", "..", "..", "scripts", "install.mjs");
let clone: string;
let started: ChildProcess[];

/**
 * A stand-in for npm: removes and recreates `node_modules`, and logs when another process is doing so at the same time.
 */
const npm = `#!/usr/bin/env node
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
// The copy of Node, in a folder of its own.
if (process.cwd().endsWith("node")) {
  for (const name of ["linux-x64", "linux-arm64", "darwin-x64", "bin-darwin-arm64", "win-x64"]) {
    mkdirSync("node_modules/node-" + name + "/bin", { recursive: true });
    writeFileSync("node_modules/node-" + name + "/bin/node", "");
  }
  process.exit();
}
const lives = (pid) => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};
// One whose starter was killed is about to end.
if (existsSync("busy") && readFileSync("busy", "utf8").split(" ").every(lives))
  appendFileSync("log", "together\\n");
writeFileSync("busy", process.pid + " " + process.ppid);
rmSync("node_modules", { recursive: true, force: true });
appendFileSync("log", "begin\\n");
const starter = process.ppid;
while (existsSync("hold")) {
  // As when a terminal is closed, which ends both.
  if (process.ppid !== starter) process.exit(1);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
}
mkdirSync("node_modules/package", { recursive: true });
mkdirSync("node_modules/.bin");
appendFileSync("log", "end\\n");
rmSync("busy", { force: true });
`;

beforeEach(async () => {
  started = [];
  clone = await mkdtemp(join(tmpdir(), "lanyard-install-"));
  await mkdir(join(clone, "bin"));
  await writeFile(join(clone, "bin", "package.json"), '{ "type": "module" }');
  await writeFile(join(clone, "bin", "npm"), npm);
  await chmod(join(clone, "bin", "npm"), 0o755);
  await writeFile(join(clone, "package-lock.json"), "{}");
  await mkdir(join(clone, "scripts", "node"), { recursive: true });
  await writeFile(join(clone, "scripts", "node", "package-lock.json"), "{}");
});
afterEach(async () => {
  await rm(join(clone, "hold"), { force: true });
  await Promise.all(started.map((child) => endOf(child, "SIGKILL")));
  await rm(clone, { recursive: true, force: true });
});

function start(tools = true): {
  child: ChildProcess;
  output: () => string;
  code: Promise<number | null>;
} {
  const child = spawn(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `(await import(${JSON.stringify(script)})).install({ tools: ${tools} })`,
    ],
    {
      cwd: clone,
      env: { PATH: `${join(clone, "bin")}${delimiter}${process.env["PATH"]}` },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  started.push(child);
  let output = "";
  child.stdout.on("data", (bytes) => (output += bytes));
  const code = new Promise<number | null>((done) => child.once("exit", done));
  return { child, output: () => output, code };
}
const log = async () =>
  (await readFile(join(clone, "log"), "utf8").catch(() => "")).split("\n").filter(Boolean);
const until = (condition: () => Promise<boolean> | boolean) =>
  vi.waitUntil(condition, { timeout: 60_000, interval: 20 });
const left = async () => (await readdir(clone)).filter((name) => name.startsWith(".installing"));

// On Windows, npm is a different kind of shell command, so the stand-in would not be found.
const here = test.skipIf(process.platform === "win32");

here("of five at once one installs, and all go on", async () => {
  await writeFile(join(clone, "hold"), "");
  const first = start();
  await until(async () => (await log()).length === 1);
  const others = [start(), start(), start(), start()];
  await until(() =>
    others.every(({ output }) => output().includes(`Waiting for process ${first.child.pid},`)),
  );
  await rm(join(clone, "hold"));
  const codes = await Promise.all([first, ...others].map(({ code }) => code));
  expect(codes).toEqual([0, 0, 0, 0, 0]);
  expect(await log()).toEqual(["begin", "end"]);
  expect(existsSync(join(clone, "node_modules", "package"))).toBe(true);
  expect(await left()).toEqual([]);
});

here("who is killed while installing loses the turn, to one of those who wait", async () => {
  await writeFile(join(clone, "hold"), "");
  const first = start();
  await until(async () => (await log()).length === 1);
  const others = [start(), start(), start()];
  await until(() => others.every(({ output }) => output().includes("Waiting")));
  await endOf(first.child, "SIGKILL");
  await until(async () => (await log()).filter((line) => line === "begin").length === 2);
  await rm(join(clone, "hold"));
  expect(await Promise.all(others.map(({ code }) => code))).toEqual([0, 0, 0]);
  expect((await log()).filter((line) => line === "together")).toEqual([]);
  expect(existsSync(join(clone, "node_modules", "package"))).toBe(true);
  expect(await left()).toEqual([]);
});

here("a number that belongs to somebody else by now is not waited for", async () => {
  const stale = join(clone, ".installing", `${process.pid}-long-ago`);
  await mkdir(join(clone, ".installing"));
  await writeFile(stale, "");
  await utimes(stale, 0, 0);
  expect(await start().code).toBe(0);
  expect(await log()).toEqual(["begin", "end"]);
});

here("what running needs is installed first, then the tools, and neither again", async () => {
  for (const [tools, installs] of [
    [false, 1],
    [false, 1],
    [true, 2],
    [true, 2],
    [false, 2],
  ] as const) {
    expect(await start(tools).code).toBe(0);
    expect((await log()).filter((line) => line === "end")).toHaveLength(installs);
  }
});
