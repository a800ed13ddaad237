// Each form of `npm run mutants` can start the tests of its package.
import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const packages = join(import.meta.dirname, "..", "packages");
const folders = globSync("*/stryker.config.mjs", { cwd: packages }).map((file) =>
  file.replace(/[/\\].*$/, ""),
);

test.each(folders)(
  "%s: threads are not given options that only a process takes",
  async (folder) => {
    const { default: mutation } = await import(join(packages, folder, "stryker.config.mjs"));
    const { default: config } = await import(join(packages, folder, "vitest.config.ts"));
    const { projects = [config] } = config.test;
    const takesOptions = projects.some(({ test: { execArgv = [] } }) => execArgv.length > 0);
    expect(mutation.vitest.pool ?? "threads").toBe(takesOptions ? "forks" : "threads");
  },
);
