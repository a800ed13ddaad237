// Builds the packages that have changed, in one process at a time; exits with an error if a build fails.
import { spawnSync } from "node:child_process";
import { noTelemetry } from "./install.mjs";
import { withProcessLock } from "./process-lock.mjs";

function run(packages, what) {
  const begin = Date.now();
  process.stdout.write(`Building ${what} … `);
  const result = spawnSync(
    "npm",
    [
      "exec",
      "--no",
      "--",
      "turbo",
      "run",
      "build",
      ...packages.map((name) => `--filter=@lanyard/${name}`),
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

/** `what` names what is built, for the output: "the console and the server". */
export const build = (packages, what) =>
  withProcessLock(
    ".building",
    (pid) => console.log(`Waiting for process ${pid}, which is building here.`),
    () => run(packages, what),
  );
