// Checks the package as users get it: packs and lints it, installs and compiles it elsewhere, makes a round trip with
// it, and runs it in a browser's frames.
import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { visit } from "./browser-check.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const modules = join(root, "../../node_modules");
const work = realpathSync(mkdtempSync(join(tmpdir(), "lanyard-bridge-")));
const app = join(work, "app");

const run = (program, args, cwd) =>
  execFileSync(program, args, {
    cwd,
    encoding: "utf8",
    shell: process.platform === "win32",
    stdio: ["ignore", "pipe", "pipe"],
    // npm passes its settings on to child processes; the fixture must not install into this workspace.
    env: Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^npm_/i.test(key))),
  });
/** Runs a program that npm has installed, with this same Node. */
const tool = (name, bin, args, cwd) => {
  const own = JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8"));
  const path = typeof own.bin === "string" ? own.bin : own.bin[bin];
  return run(process.execPath, [join(modules, name, path), ...args], cwd);
};

let tarball;
const steps = {
  packs() {
    const [{ filename, files }] = JSON.parse(
      run(
        "npm",
        ["pack", join(root, "dist"), "--pack-destination", work, "--json", "--silent"],
        work,
      ),
    );
    tarball = join(work, filename);
    const needed = ["README.md", "LICENSE", "package.json", "index.js", "index.d.ts"];
    const missing = needed.filter((name) => !files.some(({ path }) => path === name));
    if (missing.length > 0) throw new Error(`The tarball lacks ${missing.join(", ")}.`);
  },
  "publint --strict": () => tool("publint", "publint", ["run", "--strict", tarball], work),
  "attw --profile esm-only": () =>
    tool("@arethetypeswrong/cli", "attw", [tarball, "--profile", "esm-only", "--no-emoji"], work),
  "installs without dependencies"() {
    cpSync(join(root, "fixtures/app"), app, { recursive: true });
    const manifest = { name: "fixture", private: true, type: "module" };
    writeFileSync(join(app, "package.json"), JSON.stringify(manifest));
    run(
      "npm",
      ["install", tarball, "--offline", "--ignore-scripts", "--no-audit", "--no-fund"],
      app,
    );
    const installed = run("npm", ["ls", "--all", "--parseable"], app).trim().split("\n");
    if (installed.length !== 2)
      throw new Error(`More than the package was installed: ${installed.join(", ")}`);
  },
  "compiles with the module resolution of bundlers and of Node"() {
    mkdirSync(join(app, "node_modules/@types"));
    for (const name of ["react", "@types/react", "csstype"])
      symlinkSync(join(modules, name), join(app, "node_modules", name), "junction");
    for (const project of ["tsconfig.json", "tsconfig.node.json"])
      tool("typescript", "tsc", ["-p", join(app, project)], app);
  },
  "performs a round trip": () => run(process.execPath, [join(app, "js/round-trip.js")], app),
  "exchanges messages between frames of a real browser, and with no other window": () =>
    visit(join(app, "node_modules/@lanyard/host-bridge")),
};

try {
  for (const [title, act] of Object.entries(steps)) {
    const begin = Date.now();
    await act();
    console.log(`ok - host bridge: ${title} (${((Date.now() - begin) / 1000).toFixed(1)} s)`);
  }
} catch (error) {
  console.error(`FAILED - host bridge\n${error.stdout ?? ""}${error.stderr ?? ""}${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
