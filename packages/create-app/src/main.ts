#!/usr/bin/env node
// `npm create @lanyard/app <folder>`: passes the command line to create.ts, and runs npm for it.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { create } from "./create.ts";

/** Environment variables that npm sets for child processes; they must not apply to the new application. */
const ofNpm =
  /^npm_(config_(local_)?prefix|config_workspaces?|config_include_workspace_root|package|lifecycle)/i;
const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !ofNpm.test(key)));

process.exitCode = create(process.argv.slice(2), {
  directory: process.cwd(),
  template: fileURLToPath(new URL("template", import.meta.url)),
  say: (text) => void process.stdout.write(`${text}\n`),
  complain: (text) => void process.stderr.write(`${text}\n`),
  npm: (args, folder) =>
    spawnSync("npm", args, {
      cwd: folder,
      env,
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    }).status === 0,
});
