// Builds dist/, the folder that is published: modules, types, and a package.json of its own.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { publicPackage } from "./public-package.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");
const typescript = createRequire(import.meta.url).resolve("typescript/package.json");

rmSync(dist, { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [join(dirname(typescript), "bin/tsc"), "-p", "tsconfig.build.json", "--checkers", "1"],
  { cwd: root, stdio: "inherit" },
);
if (status !== 0) throw new Error("The host bridge does not compile.");

for (const name of readdirSync(dist)) {
  const file = join(dist, name);
  // The compiler leaves the `.ts` extensions in the types; not every version of TypeScript resolves them.
  if (name.endsWith(".d.ts"))
    writeFileSync(
      file,
      readFileSync(file, "utf8").replaceAll(/(["']\.[^"']*)\.ts(["'])/g, "$1.js$2"),
    );
  // Frameworks with server rendering need this directive to send the module to the browser.
  if (name === "react.js") writeFileSync(file, `"use client";\n${readFileSync(file, "utf8")}`);
}
for (const [from, to] of [
  ["../../LICENSE", "LICENSE"],
  ["README.md", "README.md"],
  ["CHANGELOG.md", "CHANGELOG.md"],
])
  if (existsSync(join(root, from))) cpSync(join(root, from), join(dist, to));
const own = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
writeFileSync(join(dist, "package.json"), `${JSON.stringify(publicPackage(own), null, 2)}\n`);
