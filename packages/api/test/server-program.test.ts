// The built program keeps its compile cache, and also starts where it cannot write one.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import module from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterEach, beforeEach, expect, it } from "vitest";
import { packageRoot } from "../src/platform/env/package-root.ts";

let folder: string;
const inFolder = (...names: string[]) => join(folder, ...names);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lanyard-program-"));
  await build({
    entryPoints: [join(packageRoot, "src", "server.ts")],
    outfile: inFolder("server.js"),
    platform: "node",
    format: "esm",
  });
  await writeFile(inFolder("package.json"), '{ "type": "module" }');
  // Replaces the module that the program starts with something large to compile.
  await writeFile(inFolder("serve.ts"), 'import "./long.js";');
  const functions = Array.from({ length: 500 }, (_, at) => `export const f${at} = () => ${at};`);
  await writeFile(inFolder("long.js"), `${functions.join("\n")}\nconsole.log("started", f7());`);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const start = () => {
  const env = { PATH: process.env["PATH"] };
  return spawnSync(process.execPath, [inFolder("server.js")], { env, encoding: "utf8" }).stdout;
};

it.runIf(module.enableCompileCache)("keeps what was compiled beside it", () => {
  expect(start()).toBe("started 7\n");
  const files = readdirSync(inFolder("compiled"), { recursive: true });
  expect(files.length).toBeGreaterThan(1);
  expect(start()).toBe("started 7\n");
});

it("starts where nothing can be kept", async () => {
  await writeFile(inFolder("compiled"), "");
  expect(start()).toBe("started 7\n");
  expect(existsSync(inFolder("compiled", "v1"))).toBe(false);
});
