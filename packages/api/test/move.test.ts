// Data stays the same when moved from the embedded database to a separate PostgreSQL, and from there by backup to a
// third one.
import { execFile, type ChildProcess } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { endOf, freePort, programEnv, startServer } from "./crash/server-process.ts";
import { completeBuild } from "./fixtures.ts";
import { databaseUrl } from "./postgres.setup.ts";
import type { BodyAt } from "./reply.ts";
import { requestOf } from "./request.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");
const companyToken = "demo-company-token";
let folder: string;
let names: readonly string[] = [];
let admin: Client;
let server: ChildProcess | undefined;
let origin: string;

/** Runs `npm run <name> -- <argument>`. */
async function command(name: string, argument: string, variables: Record<string, string>) {
  const env = { ...programEnv, DEMO: "0", ...variables };
  const { stdout } = await run(process.execPath, [`scripts/${name}.ts`, argument], {
    cwd: root,
    env,
  });
  return stdout;
}
const url = (which: number) => databaseUrl(inject("postgresUrl"), names[which]!);

async function serve(dataDir: string, variables: Record<string, string>): Promise<void> {
  const port = await freePort();
  server = await startServer(dataDir, port, variables);
  origin = `http://127.0.0.1:${port}`;
}
async function stop(): Promise<void> {
  if (server) await endOf(server, "SIGTERM");
  server = undefined;
}

function ask<Path extends string>(path: Path, token?: string): Promise<BodyAt<"GET", Path>>;
function ask<Path extends string>(
  path: Path,
  token: string,
  body: object,
): Promise<BodyAt<"POST", Path>>;
async function ask(path: string, token = "", body?: object): Promise<unknown> {
  const reply = await fetch(origin + path, requestOf(body ? "POST" : "GET", token, body));
  expect(reply.status, path).toBe(200);
  return reply.json();
}
const signIn = async (email: string, password = "demo-password"): Promise<string> =>
  (await ask("/api/login", "", { email, password })).token;

/** Removes the expiring signatures from URLs; the rest identifies the file. */
const unsigned = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replaceAll(/&?(?:expires|signature)=[\w-]+/g, "")) as Value;
async function contentOf(address: string): Promise<string> {
  const reply = await fetch(origin + address);
  expect(reply.status, address).toBe(200);
  return createHash("sha256")
    .update(Buffer.from(await reply.arrayBuffer()))
    .digest("hex");
}

/** All lists that people can see, and all files in them by content hash. */
async function everything(session: string) {
  const creator = await signIn("creator@demo.test");
  const administrator = await signIn("admin@demo.test");
  const company = { company_token: companyToken };
  const lists = {
    ofSession: await ask("/api/users/me", session),
    store: await ask("/api/public/products?limit=100"),
    filtered: await ask("/api/products/filter?limit=100", "", { ...company, filter: "a" }),
    installed: await ask("/api/licenses/getinstalled", "", company),
    own: await ask("/api/products?limit=100", creator),
    all: await ask("/api/products?limit=100", administrator),
    users: await ask("/api/admin/users?limit=100", administrator),
    requests: await ask("/api/admin/requests?limit=100", administrator),
  };
  const files: Record<string, string> = {};
  const builds: unknown[] = [];
  for (const { product_id } of lists.own) {
    const product = await ask(`/api/products/${product_id}`, creator);
    for (const { submission_id } of product.builds) {
      builds.push(await ask(`/api/products/${product_id}/submissions/${submission_id}`, creator));
    }
  }
  const addresses = new Set(
    [...JSON.stringify([lists, builds]).matchAll(/"(\/files\/[^"]+)"/g)].map(([, path]) => path!),
  );
  for (const path of addresses) files[unsigned(path)] = await contentOf(path);
  return { ...unsigned({ lists, builds }), files };
}

/** Waits until the server, which does so after its start, has inspected the demo's builds in review. */
async function inspected(session: string): Promise<void> {
  const own = await ask("/api/products?limit=100", session);
  const waiting = own.filter(({ waiting_for_review }) => waiting_for_review === 1);
  expect(waiting).not.toEqual([]);
  for (const { product_id, submission_id } of waiting)
    await expect
      .poll(() => ask(`/api/products/${product_id}/submissions/${submission_id}`, session))
      .toMatchObject({ preflight: { stops: 0 } });
}

// Before each try, so that a second one starts like the first, and the first one's failure is the one that is told.
beforeEach(async () => {
  names = ["moved", "restored"].map((name) => `${name}_${randomBytes(6).toString("hex")}`);
  folder = await mkdtemp(join(tmpdir(), "lanyard-move-"));
  admin = new Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
  for (const name of names) await admin.query(`create database ${name}`);
});
afterEach(async () => {
  await stop();
  for (const name of names) await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
  await rm(folder, { recursive: true, force: true });
});

test("everything is the same after a move, and after a backup and a restore", async () => {
  const dataDir = join(folder, "first");
  await mkdir(dataDir);
  await serve(dataDir, {});
  const session = await signIn("creator@demo.test");
  const made = await ask("/api/products", session, { name: "Città", kind: "app" });
  const path = `/api/products/${made.id}/submissions/${made.submission_id}`;
  await ask(`${path}?require_review=0`, session, await completeBuild());
  const request = { email: "visitor@example.com", object: "O", description: "D", privacy: true };
  await ask("/api/functionality", "", request);
  await inspected(session);
  const before = await everything(session);
  expect(before.lists.requests).toHaveLength(1);
  expect(before.lists.own.length).toBeGreaterThan(5);
  expect(Object.keys(before.files).length).toBeGreaterThan(40);
  await stop();

  const output = await command("move", url(0), { DATA_DIR: dataDir });
  expect(output).toMatch(/^Copied \d+ rows to .*Set DATABASE_URL and start the server\.\n$/);
  await serve(dataDir, { DATABASE_URL: url(0), DEMO: "0" });
  expect(await everything(session)).toEqual(before);
  // The server continues, and new ids do not collide with old ones.
  const next = await ask("/api/products", session, { name: "After", kind: "app" });
  expect(next.id).toBeGreaterThan(made.id);
  const later = await everything(session);

  const backup = join(folder, "backup.gz");
  await command("backup", backup, { DATA_DIR: dataDir, DATABASE_URL: url(0) });
  await stop();
  const second = join(folder, "second");
  await mkdir(second);
  await command("restore", backup, { DATA_DIR: second, DATABASE_URL: url(1) });
  await serve(second, { DATABASE_URL: url(1), DEMO: "0" });
  expect(await everything(session)).toEqual(later);
  // The command does not overwrite existing data.
  await expect(command("move", url(1), { DATA_DIR: dataDir })).rejects.toThrow("not empty");
}, 600_000);
