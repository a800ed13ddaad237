// A client generated from the OpenAPI document by a public tool compiles, and works as docs/api-client.md shows.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import openapiTS, { astToString } from "openapi-typescript";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seedDemo } from "../src/demo/demo.ts";
import { packageRoot } from "../src/platform/env/package-root.ts";
import { archive, picture } from "./fixtures.ts";
import { testApp, type TestApp } from "./harness.ts";

const repository = join(packageRoot, "..", "..");
const options = {
  compilerOptions: {
    target: "es2024",
    module: "nodenext",
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: ["node"],
  },
  include: ["*.ts"],
};
const tool = promisify(execFile);
let app: TestApp;
let folder: string;
let origin: string;

beforeAll(async () => {
  app = await testApp();
  await app.db.execute(sql`truncate users, companies cascade`);
  await seedDemo(app);
  origin = await app.fastify.listen({ port: 0, host: "127.0.0.1" });
  folder = await mkdtemp(join(tmpdir(), "lanyard-client-"));
  const manual = await readFile(join(repository, "docs", "api-client.md"), "utf8");
  const program = /```ts\n([\s\S]*?)```/.exec(manual)?.[1] ?? "";
  const document = await (await fetch(`${origin}/api/openapi.json`)).text();
  const files: Record<string, string | Uint8Array> = {
    "lanyard.ts": astToString(await openapiTS(document)),
    "main.ts": program,
    "tsconfig.json": JSON.stringify(options),
    "package.json": '{ "type": "module" }',
    "icon.png": await picture(),
    "banner.png": await picture(160, 90),
    "build.zip": await archive(),
    "install.sql": "create table coats (id int);",
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  await symlink(join(repository, "node_modules"), join(folder, "node_modules"), "junction");
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** The program's output, whatever its exit code. */
const run = (args: readonly string[]) =>
  tool(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env["PATH"], LANYARD_URL: origin },
  }).then(
    ({ stdout }) => stdout.trim(),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`.trim(),
  );

it("compiles, and takes a product from its creation to its installation", async () => {
  const tsc = join(repository, "node_modules", "typescript", "bin", "tsc");
  expect(await run([tsc, "-p", "tsconfig.json"])).toBe("");
  expect(await run(["main.ts"])).toBe("ready_for_sale, paid 9.9 EUR, installed 1.0.0");
});

it("does not compile against another contract", async () => {
  const path = join(folder, "main.ts");
  const program = await readFile(path, "utf8");
  await writeFile(path, program.replace("paid.payment?.amount", "paid.payment?.sum"));
  const tsc = join(repository, "node_modules", "typescript", "bin", "tsc");
  // The previous test has already checked the libraries.
  expect(await run([tsc, "-p", "tsconfig.json", "--skipLibCheck"])).toContain(
    "'sum' does not exist",
  );
});
