// Commands with the settings of another server: they say so, instead of making a database that nobody asked for.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { packageRoot } from "../src/shared/package-root.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lanyard-command-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** As `npm run <name> -- <argument>`, in a folder that is not there. */
const run = (name: string, argument: string) =>
  new Promise<{ failed: boolean; said: string }>((resolve) => {
    const env = { PATH: process.env["PATH"], DATA_DIR: join(folder, "typo") };
    const script = join("scripts", `${name}.ts`);
    execFile(process.execPath, [script, argument], { cwd: packageRoot, env }, (error, _out, said) =>
      resolve({ failed: error !== null, said }),
    );
  });

it.each([
  ["backup", "/dev/null", "There is no database in DATA_DIR="],
  ["erase", "somebody@example.com", "There is no database in DATA_DIR="],
  ["adopt", "now", "There is no database in DATA_DIR="],
  ["restore", "no-such-file.gz", "no such file"],
])("%s makes no database", async (name, argument, said) => {
  const result = await run(name, argument);
  expect(result).toMatchObject({ failed: true, said: expect.stringContaining(said) });
  expect(existsSync(join(folder, "typo"))).toBe(false);
});
