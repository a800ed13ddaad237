// `npm run create:app -- <folder>`: creates an application with this repository's packed host bridge, because none is
// published yet.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkNode, install, noTelemetry } from "../../../scripts/install.mjs";

const repository = fileURLToPath(new URL("../../..", import.meta.url));
/** The folder in which npm was called; relative paths start there. */
const here = process.env["INIT_CWD"] ?? process.cwd();
process.chdir(repository);
checkNode();
install({ tools: true });

const shell = process.platform === "win32";
const quietly = (program, args) => {
  const env = { ...process.env, ...noTelemetry };
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: "utf8",
    env,
    shell,
  });
  if (status === 0) return stdout;
  console.error(`${stdout ?? ""}${stderr ?? ""}${error ?? ""}`);
  return process.exit(1);
};

quietly("npm", [
  "exec",
  "--no",
  "--",
  "turbo",
  "run",
  "build",
  "--filter=@lanyard/create-app",
  "--filter=@lanyard/host-bridge",
  "--output-logs=errors-only",
]);
const work = mkdtempSync(join(tmpdir(), "lanyard-create-"));
process.on("exit", () => rmSync(work, { recursive: true, force: true }));
const bridge = join(repository, "packages/host-bridge/dist");
quietly("npm", ["pack", bridge, "--pack-destination", work, "--silent"]);
const { name, version } = JSON.parse(readFileSync(join(bridge, "package.json"), "utf8"));
const tarball = join(work, `${name.slice(1).replace("/", "-")}-${version}.tgz`);

const { status } = spawnSync(
  process.execPath,
  [
    join(repository, "packages/create-app/dist/main.js"),
    ...process.argv.slice(2),
    "--bridge",
    tarball,
  ],
  { cwd: here, stdio: "inherit" },
);
process.exitCode = status ?? 1;
