// Runs a program of the project in the foreground until it ends, or whoever started this stops it.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { projectNode } from "./install.mjs";

/** `script` is the npm script that this belongs to, `what` the program in words. */
export function runUntilStopped(args, { script, what }) {
  const child = spawn(projectNode(), args, { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  // npm runs this in a shell, which a signal may end without telling anybody: then nobody is left who could stop the program.
  const startedBy = process.ppid;
  if (process.env["npm_lifecycle_event"] === script) {
    const watch = setInterval(() => {
      if (process.ppid === startedBy) return;
      // Once: a second signal would not wait for what is under way.
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
