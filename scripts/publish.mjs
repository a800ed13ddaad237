// What the builds of the published packages share: each makes dist/, the folder to publish, in its own folder `root`.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

export const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));
export const writeJson = (path, value) =>
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

/** Compiles into an empty dist/, and copies the documents that the package has. */
export function compile(root) {
  const dist = join(root, "dist");
  rmSync(dist, { recursive: true, force: true });
  const tsc = createRequire(import.meta.url).resolve("typescript/package.json");
  const args = [join(tsc, "../bin/tsc"), "-p", "tsconfig.build.json", "--checkers", "1"];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error(`${root} does not compile.`);
  for (const path of ["../../LICENSE", "README.md", "CHANGELOG.md"])
    if (existsSync(join(root, path)))
      cpSync(join(root, path), join(dist, path.replace("../../", "")));
}
