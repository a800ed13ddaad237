// Checks the package as users get it: packs and lints it, installs and compiles it elsewhere, makes a round trip with
// it, and runs it in a browser's frames.
import assert from "node:assert/strict";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { check, lintPackage, pack, run, tool } from "../../../scripts/package.ts";
import { visit } from "./browser-check.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const modules = join(root, "../../node_modules");
const work = realpathSync(mkdtempSync(join(tmpdir(), "lanyard-bridge-")));
const app = join(work, "app");

let tarball;
const steps = {
  async packs() {
    const packed = await pack(join(root, "dist"), work);
    ({ tarball } = packed);
    for (const name of ["README.md", "LICENSE", "package.json", "index.js", "index.d.ts"])
      assert.ok(packed.files.includes(name), `The tarball lacks ${name}.`);
  },
  "publint, attw": () => lintPackage(tarball, work),
  async "installs without dependencies"() {
    cpSync(join(root, "fixtures/app"), app, { recursive: true });
    await run("npm", ["init", "--yes", "--init-type=module"], app);
    await run("npm", ["install", tarball, "--offline", "--ignore-scripts"], app);
    const installed = await run("npm", ["ls", "--all", "--parseable"], app);
    assert.equal(installed.trim().split("\n").length, 2, installed);
  },
  async "compiles with the module resolution of bundlers and of Node"() {
    mkdirSync(join(app, "node_modules/@types"));
    for (const name of ["react", "@types/react", "csstype"])
      symlinkSync(join(modules, name), join(app, "node_modules", name), "junction");
    for (const project of ["tsconfig.json", "tsconfig.node.json"])
      await tool("typescript", "tsc", ["-p", join(app, project)], app);
  },
  "performs a round trip": () => run(process.execPath, [join(app, "js/round-trip.js")], app),
  "exchanges messages between frames of a real browser, and with no other window": () =>
    visit(join(app, "node_modules/@lanyard/host-bridge"), join(work, "browser")),
};

await check("host bridge", steps, () => rmSync(work, { recursive: true, force: true }));
