// npm run mutants -- <name> [folder …]: plants one fault after the other; for each a test has to fail.
import { spawnSync } from "node:child_process";

/** Whose script `mutants` it is, by the name that people give. */
const packages = { contract: "@lanyard/contract", rules: "@lanyard/api" };

const [name = "", ...folders] = process.argv.slice(2);
if (!Object.hasOwn(packages, name)) {
  process.stderr.write(`npm run mutants -- ${Object.keys(packages).join(" | ")} [folder …]\n`);
  process.exit(2);
}
const command = ["run", "--silent", "mutants", "-w", packages[name], "--", ...folders];
const { status } = spawnSync("npm", command, {
  stdio: "inherit",
  shell: process.platform === "win32",
});
process.exit(status ?? 1);
