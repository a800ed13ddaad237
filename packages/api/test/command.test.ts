// Commands run with wrong settings report this, instead of creating an unwanted database.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { freePort, programEnv } from "./crash/server-process.ts";
import { openAddress } from "../scripts/command.ts";
import { packageRoot } from "../src/platform/env/package-root.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lanyard-command-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Ran {
  readonly code: number | string | null | undefined;
  readonly output: string;
}
/** Runs `npm run <name> -- <argument>` with a data folder that does not exist. */
const run = (name: string, ...args: string[]) =>
  new Promise<Ran>((resolve) => {
    const env = { ...programEnv, DATA_DIR: join(folder, "typo") };
    const script = join("scripts", `${name}.ts`);
    execFile(process.execPath, [script, ...args], { cwd: packageRoot, env }, (error, out, stderr) =>
      resolve({ code: error ? error.code : 0, output: out + stderr }),
    );
  });
const makesNothing = () => expect(existsSync(join(folder, "typo"))).toBe(false);

it.each([
  ["backup", "new.gz", "There is no database in DATA_DIR="],
  ["erase", "somebody@example.com", "There is no database in DATA_DIR="],
  ["adopt", "now", "There is no database in DATA_DIR="],
  ["restore", "no-such-file.gz", "no-such-file.gz does not exist."],
  ["restore", "package.json", "package.json is not a backup of this program."],
  ["backup", "package.json", "package.json exists. Choose another name"],
  ["move", "mysql://db", "The URL must look like postgres://"],
])("%s %s makes no database", async (name, argument, output) => {
  const result = await run(name, argument);
  expect(result).toEqual({ code: 1, output: expect.stringContaining(output) });
  expect(result.output).toMatch(/^[^\n]+\n$/);
  makesNothing();
});

it("says how it is used, without an argument and with one too many", async () => {
  const wrong = [[], ["one.gz", "two.gz"], ["one.gz", "--force"]];
  const usage = { code: 2, output: "Usage: npm run backup -- <file> [--overwrite] [--verify]\n" };
  const results = await Promise.all(wrong.map((args) => run("backup", ...args)));
  expect(results).toEqual([usage, usage, usage]);
  makesNothing();
});

it("migrate says in a sentence what is wrong with its address, without the password", async () => {
  const url = (change: (parts: URL) => void) => {
    const parts = new URL(inject("postgresUrl"));
    change(parts);
    return parts.href;
  };
  const free = await freePort();
  const addresses: readonly (readonly [string, RegExp])[] = [
    [
      url((parts) => (parts.port = String(free))),
      new RegExp(`^127\\.0\\.0\\.1:${free}/\\w+: no server listens there \\(.*\\)\\.\n$`),
    ],
    [
      url((parts) => (parts.password = "s3cret")),
      /: (?:the password is wrong|the server refuses the connection) \(.*\)\.\n$/,
    ],
    [
      url((parts) => (parts.pathname = "/none")),
      /\/none: (?:the database does not exist|the server refuses the connection) \(.*\)\.\n$/,
    ],
    ["postgres://owner:s3cret@db/x?sslmode=on", /^The URL must have an sslmode of .* or none\.\n$/],
    ["owner:s3cret@db/x", /^The URL must look like .*\n$/],
  ];
  const sentences = await Promise.all(
    addresses.map(([address]) =>
      openAddress(address).then(
        () => "nothing",
        (error: Error) => `${error.message}\n`,
      ),
    ),
  );
  expect(sentences).toEqual(addresses.map(([, message]) => expect.stringMatching(message)));
  expect(sentences.join()).not.toContain("s3cret");
  const [, [refused, message]] = addresses as [unknown, (typeof addresses)[number]];
  expect(await run("migrate", refused)).toEqual({
    code: 1,
    output: expect.stringMatching(message),
  });
});
