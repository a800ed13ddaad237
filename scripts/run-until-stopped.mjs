// Runs a program of the project in the foreground until it ends or the user stops it.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { projectNode } from "./install.mjs";

/** `script`: the npm script that calls this; `what`: the program's name, for messages. */
export function runUntilStopped(args, { script, what }) {
  const child = spawn(projectNode(), args, { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  // npm runs this script in a shell, which may be killed without forwarding the signal. Without this check, the program
  // would then keep running with nobody to stop it.
  const startedBy = process.ppid;
  if (process.env["npm_lifecycle_event"] === script) {
    const watch = setInterval(() => {
      if (process.ppid === startedBy) return;
      // Only once, because a second signal would end the program without waiting for requests in progress.
      clearInterval(watch);
      child.kill("SIGTERM");
    }, 500);
  }
  child.once("error", (error) => {
    console.error(`${what} cannot be started: ${error.message}`);
    process.exit(1);
  });
  child.once("exit", (code, signal) =>
    process.exit(code ?? 128 + (constants.signals[signal] ?? 0)),
  );
}
