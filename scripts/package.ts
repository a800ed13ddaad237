// What the checks of the published packages share.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);
const modules = join(import.meta.dirname, "../node_modules");

/** Runs a program and returns its standard output; throws with its output when it fails. */
export async function run(program: string, args: readonly string[], cwd: string, env = {}) {
  try {
    const { stdout } = await execute(program, args, {
      cwd,
      maxBuffer: 2 ** 26,
      shell: process.platform === "win32",
      env: {
        // Without npm's settings for this workspace, and Vite's NODE_ENV: neither is meant for another folder.
        ...Object.fromEntries(
          Object.entries(process.env).filter(([key]) => !/^(npm_|NODE_ENV$)/i.test(key)),
        ),
        PATH: `${join(modules, ".bin")}${delimiter}${process.env["PATH"]}`,
        ...env,
      },
    });
    return stdout;
  } catch (error) {
    const { stdout = "", stderr = "", message } = error as Error & Record<string, string>;
    throw new Error(`${program} ${args.join(" ")} failed\n${stdout + stderr || message}`, {
      cause: error,
    });
  }
}

/** Runs the program of an installed package with this version of Node. */
export function tool(name: string, bin: string, args: readonly string[], cwd: string) {
  const file = createRequire(import.meta.url).resolve(`${modules}/${name}/package.json`);
  const own = JSON.parse(readFileSync(file, "utf8")) as { bin: string | Record<string, string> };
  const path = typeof own.bin === "string" ? own.bin : (own.bin[bin] ?? "");
  return run(process.execPath, [join(dirname(file), path), ...args], cwd);
}

/** Runs `npm pack` on the folder `dist`; returns the tarball in `work`, and its files. */
export async function pack(dist: string, work: string) {
  const args = ["pack", dist, "--pack-destination", work, "--json", "--silent"];
  const [packed] = JSON.parse(await run("npm", args, work)) as [
    { filename: string; files: { path: string }[] },
  ];
  return { tarball: join(work, packed.filename), files: packed.files.map(({ path }) => path) };
}

/** Checks the exports of a packed package, for Node, bundlers and TypeScript. */
export async function lintPackage(tarball: string, work: string) {
  await tool("publint", "publint", ["run", "--strict", tarball], work);
  const args = [tarball, "--profile", "esm-only", "--no-emoji"];
  await tool("@arethetypeswrong/cli", "attw", args, work);
}

/** Runs the steps one after the other, and prints how each ends; the first that throws is the last. */
export async function check(
  name: string,
  steps: Readonly<Record<string, () => unknown>>,
  end: () => unknown,
) {
  let step = "";
  try {
    for (const [title, act] of Object.entries(steps)) {
      step = title;
      const begin = Date.now();
      await act();
      console.log(`ok - ${name}: ${title} (${((Date.now() - begin) / 1000).toFixed(1)} s)`);
    }
  } catch (error) {
    console.error(`FAILED - ${name}: ${step}\n${(error as Error).stack}`);
    process.exitCode = 1;
  } finally {
    await end();
  }
}
