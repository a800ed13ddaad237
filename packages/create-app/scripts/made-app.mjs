// Helpers for an application created by the packed command, with the packed host bridge and the repository's own
// compiler and bundler.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const packages = fileURLToPath(new URL("../../", import.meta.url));
const modules = join(packages, "../node_modules");

export const run = (program, args, cwd, env = {}) =>
  execFileSync(program, args, {
    cwd,
    encoding: "utf8",
    shell: process.platform === "win32",
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      // Removes the settings that npm passes to child processes, and Vite's NODE_ENV: neither is meant for the
      // application.
      ...Object.fromEntries(
        Object.entries(process.env).filter(([key]) => !/^(npm_|NODE_ENV$)/i.test(key)),
      ),
      PATH: `${join(modules, ".bin")}${delimiter}${process.env.PATH}`,
      ...env,
    },
  });

/** Runs `npm pack` on a package's dist/; returns the tarball's path and its files. */
export const pack = (name, work) => {
  const args = [
    "pack",
    join(packages, name, "dist"),
    "--pack-destination",
    work,
    "--json",
    "--silent",
  ];
  const [{ filename, files }] = JSON.parse(run("npm", args, work));
  return { tarball: join(work, filename), files: files.map(({ path }) => path) };
};

export const unpack = (tarball, folder) => {
  mkdirSync(folder, { recursive: true });
  run("tar", ["-xzf", tarball, "-C", folder, "--strip-components=1"], folder);
};

/**
 * Does what `npm install` would do, without a registry: unpacks the packed bridge, and links the other packages from
 * the repository.
 */
export const furnish = (app) => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(app, "package.json"), "utf8"),
  );
  for (const [name, wanted] of Object.entries(dependencies))
    unpack(join(app, wanted.replace("file:", "")), join(app, "node_modules", name));
  for (const name of Object.keys(devDependencies)) {
    const place = join(app, "node_modules", name);
    mkdirSync(join(place, ".."), { recursive: true });
    symlinkSync(join(modules, name), place, "junction");
  }
};
