// `npm run mutants -- <name> [folder …]`: plants one fault at a time; a test has to fail for each. With `--minutes 30`
// first, it stops then, reports what is known so far, and continues when it is run again.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const stryker = join(root, "node_modules", "@stryker-mutator", "core", "bin", "stryker.js");

/**
 * The script and arguments for each name, run in its package's folder. Started without npm, which does not forward
 * signals.
 */
const scripts = {
  bridge: { folder: "host-bridge", args: [stryker, "run"] },
  contract: { folder: "contract", args: [stryker, "run"] },
  rules: { folder: "api", args: [join("test", "mutants.ts")] },
  console: { folder: "console", args: [stryker, "run"] },
};

const [name = "", ...parameters] = process.argv.slice(2);
const isBounded = parameters[0] === "--minutes";
const minutes = isBounded ? Number(parameters[1]) : Infinity;
const folders = isBounded ? parameters.slice(2) : parameters;
if (!Object.hasOwn(scripts, name) || !(minutes > 0)) {
  process.stderr.write(
    `Usage: npm run mutants -- ${Object.keys(scripts).join(" | ")} [--minutes N] [folder … | --mutate file]\n`,
  );
  process.exit(2);
}
const { folder, args } = scripts[name];
const child = spawn(process.execPath, [...args, ...folders], {
  stdio: "inherit",
  cwd: join(root, "packages", folder),
});
/** Where a package keeps its results; those of `rules` are kept and told room by room. */
const known = join(root, "packages", folder, "reports", "mutants.known.json");
/** Tells the results until an interruption. */
function tellKnown() {
  if (name === "rules" || !existsSync(known)) return;
  const statuses = Object.values(JSON.parse(readFileSync(known, "utf8")).files)
    .flatMap(({ mutants }) => mutants)
    .map(({ status }) => status);
  const count = (...some) => statuses.filter((status) => some.includes(status)).length;
  process.stdout.write(
    `${name}: ${count("Killed", "Timeout")} caught, ${count("Survived", "NoCoverage")} not; interrupted, the same command continues\n`,
  );
}
let interrupted = false;
const interrupt = (signal) => {
  interrupted = true;
  child.kill(signal);
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => interrupt(signal));
const timer = Number.isFinite(minutes)
  ? setTimeout(() => interrupt("SIGTERM"), minutes * 60_000)
  : undefined;
child.once("exit", (code, signal) => {
  clearTimeout(timer);
  if (interrupted) tellKnown();
  process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
});
