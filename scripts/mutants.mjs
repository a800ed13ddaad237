// `npm run mutants -- <name> [folder …]`: plants one fault at a time; a test has to fail for each.
import { spawn } from "node:child_process";
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

const [name = "", ...folders] = process.argv.slice(2);
if (!Object.hasOwn(scripts, name)) {
  process.stderr.write(
    `Usage: npm run mutants -- ${Object.keys(scripts).join(" | ")} [folder …]\n`,
  );
  process.exit(2);
}
const { folder, args } = scripts[name];
const child = spawn(process.execPath, [...args, ...folders], {
  stdio: "inherit",
  cwd: join(root, "packages", folder),
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.once("exit", (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
