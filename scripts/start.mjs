// `npm start`: installs what is missing, builds what has changed, then runs the server until it is stopped.
import { spawn, spawnSync } from "node:child_process";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";
import { checkNode, install, noTelemetry, projectNode } from "./install.mjs";
import { withProcessLock } from "./process-lock.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

function build() {
  const begin = Date.now();
  process.stdout.write("Building the console and the server … ");
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
      env: { ...process.env, ...noTelemetry },
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
withProcessLock(
  ".building",
  (pid) => console.log(`Process ${pid} is building here: waiting for it.`),
  build,
);

const server = spawn(projectNode(), ["--enable-source-maps", "packages/api/dist/server.js"], {
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
// npm runs this in a shell, which a signal may end without telling anybody: then nobody is left who could stop the server.
const startedBy = process.ppid;
if (process.env["npm_lifecycle_event"] === "start") {
  const watch = setInterval(() => {
    if (process.ppid === startedBy) return;
    // Once: a second signal would not wait for what is under way.
    clearInterval(watch);
    server.kill("SIGTERM");
  }, 500);
}
server.once("error", (error) => {
  console.error(`The server cannot be started: ${error.message}`);
  process.exit(1);
});
server.once("exit", (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
