// The source map of a running bundle is moved into place just before the stack is read: the stack still names the
// sources.
import { execFile } from "node:child_process";
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, it } from "vitest";

const run = promisify(execFile);
const namedStacks = join(import.meta.dirname, "named-stacks.ts");
/** The `throw` is in line 6. */
const program = `import { renameSync } from "node:fs";
import { nameStacks } from ${JSON.stringify(namedStacks)};
nameStacks();
function fail(what: string): never {
  // Which the bundle has not.
  throw new TypeError(\`no \${what}\`);
}
const [, , from = "", to = ""] = process.argv;
try {
  fail("luck");
} catch (error) {
  if (from) renameSync(from, to);
  console.log((error as Error).stack);
}
`;

let folder: string;
let bundle: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lanyard-stacks-"));
  bundle = join(folder, "dist", "program.mjs");
  await writeFile(join(folder, "program.ts"), program);
  await build({
    entryPoints: [join(folder, "program.ts")],
    outfile: bundle,
    bundle: true,
    platform: "node",
    format: "esm",
    minifyWhitespace: true,
    sourcemap: "linked",
    sourcesContent: false,
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("names lines of the sources, from a map that is read when the first stack is asked for", async () => {
  const late = join(folder, "late.map");
  await rename(`${bundle}.map`, late);
  const { stdout } = await run(process.execPath, [bundle, late, `${bundle}.map`]);
  const [head, first] = stdout.split("\n");
  expect(head).toBe("TypeError: no luck");
  expect(first).toBe(`    at fail (${join(folder, "program.ts")}:6:9)`);
  expect(stdout).not.toContain("program.mjs");
});

it("leaves a stack as it is where there is no map", async () => {
  await rm(`${bundle}.map`);
  const { stdout } = await run(process.execPath, [bundle]);
  expect(stdout).toMatch(/^TypeError: no luck\n {4}at fail \(file:.*program\.mjs:\d+:\d+\)\n/);
});
