// Creates dist/, the folder that is published: the command, and the template with the dependency versions that this
// repository is tested with.
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");
const typescript = createRequire(import.meta.url).resolve("typescript/package.json");
const read = (...path) => JSON.parse(readFileSync(join(root, ...path), "utf8"));
const write = (value, ...path) =>
  writeFileSync(join(dist, ...path), `${JSON.stringify(value, null, 2)}\n`);

rmSync(dist, { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [join(dirname(typescript), "bin/tsc"), "-p", "tsconfig.build.json", "--checkers", "1"],
  { cwd: root, stdio: "inherit" },
);
if (status !== 0) throw new Error("create-app does not compile.");
chmodSync(join(dist, "main.js"), 0o755);

/** Folders that exist if somebody has tried the template in place; they are not copied. */
const left = ["node_modules", "dist", ".test"];
cpSync(join(root, "template"), join(dist, "template"), {
  recursive: true,
  filter: (path) => !left.includes(path.slice(join(root, "template").length + 1)),
});
const repository = read("../../package.json");
const tested = { ...repository.dependencies, ...repository.devDependencies };
const { version } = read("../host-bridge/package.json");
const { devDependencies, ...template } = read("template/_package.json");
write(
  {
    ...template,
    dependencies: { "@lanyard/host-bridge": `^${version}` },
    devDependencies: Object.fromEntries(
      Object.keys(devDependencies).map((name) => [name, tested[name]]),
    ),
  },
  "template/_package.json",
);

for (const [from, to] of [
  ["../../LICENSE", "LICENSE"],
  ["README.md", "README.md"],
  ["CHANGELOG.md", "CHANGELOG.md"],
])
  if (existsSync(join(root, from))) cpSync(join(root, from), join(dist, to));
const { scripts: _scripts, publishConfig: _config, files: _files, ...own } = read("package.json");
write({ ...own, bin: { "create-app": "main.js" } }, "package.json");
