// Creates dist/, the folder that is published: the command, and the template with the dependency versions that this
// repository is tested with.
import { chmodSync, cpSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile, readJson, writeJson } from "../../../scripts/publish.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");
const read = (path) => readJson(join(root, path));
const write = (value, path) => writeJson(join(dist, path), value);

compile(root);
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

const { scripts: _scripts, publishConfig: _config, files: _files, ...own } = read("package.json");
write({ ...own, bin: { "create-app": "main.js" } }, "package.json");
