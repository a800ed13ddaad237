// A backup restores every table that the schema has, whatever the triggers of the tables would make of its rows; a
// backup of an older version too.
import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { sql } from "drizzle-orm";
import { Client, Pool } from "pg";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { programEnv } from "../../test/crash/server-process.ts";
import { releasedProduct, waitingProduct } from "../../test/fixtures.ts";
import { testApp, type TestApp } from "../../test/harness.ts";
import { databaseUrl } from "../../test/postgres.setup.ts";
import { migrate } from "../platform/database/migrate.ts";
import { packageRoot } from "../platform/env/package-root.ts";
import { passing, listTables } from "./backup.catalog.ts";
import { computeDigests } from "./backup.digest.ts";
import { readBackup } from "./backup.read.ts";
import { verifyBackup } from "./backup.verify.ts";
import { writeBackup } from "./backup.write.ts";

const run = promisify(execFile);
let source: TestApp;
let target: TestApp;
let folder: string;
const poolOf = ({ db }: TestApp) => (db as unknown as { $client: Pool }).$client;
const isEmpty = async (table: string) =>
  (await source.rows(`select from ${table} limit 1`)).length === 0;

/** Runs `npm run <name> -- <arguments>`. */
const command = (name: string, args: readonly string[], variables: Record<string, string>) =>
  run(process.execPath, [join("scripts", `${name}.ts`), ...args], {
    cwd: packageRoot,
    env: { ...programEnv, DEMO: "0", ...variables },
  });

/** The tables of the schema that have to be the same after a restore. */
async function tablesToCompare(): Promise<string[]> {
  const rows = await source.rows(
    "select 'public.' || relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1",
  );
  return rows.map(({ name }) => String(name)).filter((name) => !passing.has(name));
}

/** Values of the columns that need one. */
const valueOf: Readonly<Record<string, string>> = {
  // In a column for files, none.
  text: "''",
  "text[]": "'{}'",
  integer: "1",
  bigint: "1",
  boolean: "false",
  jsonb: "'{}'",
  "timestamp with time zone": "now()",
};

/** Inserts a row into a table, with values for the columns that need one, and references to existing rows. */
async function insertRow(table: string): Promise<void> {
  const columns = await source.rows(
    `select a.attname as name, format_type(a.atttypid, null) as type, coalesce(k.confrelid::regclass::text, '') as parent,
       (select attname from pg_attribute where attrelid = k.confrelid and attnum = k.confkey[1]) as key
     from pg_attribute a left join pg_constraint k on k.conrelid = a.attrelid and k.contype = 'f' and k.conkey = array[a.attnum]
     where a.attrelid = '${table}'::regclass and a.attnum > 0 and not a.attisdropped and a.attnotnull
       and not a.atthasdef and a.attidentity = ''`,
  );
  const values = columns.map(({ type, parent, key }) =>
    parent === "" ? valueOf[String(type)] : `(select min(${String(key)}) from ${String(parent)})`,
  );
  const names = columns.map(({ name }) => String(name));
  await source.rows(`insert into ${table} (${names.join(", ")}) values (${values.join(", ")})`);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lanyard-tables-"));
  source = await testApp();
  target = await testApp();
  // Running jobs would change rows that are compared below.
  await Promise.all([source.jobs.stop(), target.jobs.stop()]);
  const build = await releasedProduct(source);
  await waitingProduct(source);
  const request = { email: "visitor@example.com", object: "O", description: "D", privacy: true };
  for (const email of ["visitor@example.com", "another@example.com"])
    await source.as().post("/api/functionality", { ...request, email });
  await source.company().post("/api/proposals", { product_id: build.product_id, message: "More." });
  const { body: requests } = await source.as("admin").get("/api/admin/requests");
  // Its answer refers to the second of three requests.
  await source.as("admin").post(`/api/admin/requests/${requests[1]!.request_id}/answers`, {
    answer: "Soon.",
    version: 0,
  });
  const client = await poolOf(source).connect();
  // Each after those that it references.
  for (const table of await listTables(client))
    if (table.startsWith("public.") && (await isEmpty(table))) await insertRow(table);
  client.release();
  // Rows that triggers made, and that are gone, stay gone.
  await source.rows("delete from dispatches where kind = 'webhook'; delete from people");
  await insertRow("public.people");
});
afterAll(async () => {
  await source.close();
  await target.close();
  await rm(folder, { recursive: true, force: true });
});

it("every table of the schema has a row to restore", async () => {
  const tables = await tablesToCompare();
  const empty = await Promise.all(tables.map(isEmpty));
  expect(tables.filter((_table, at) => empty[at])).toEqual([]);
});

it("every table and every sequence is restored as it was", async () => {
  const file = join(folder, "whole.gz");
  const { digests } = await writeBackup(poolOf(source), source.files, file);
  await target.db.execute(sql`truncate users, companies, products cascade`);
  await readBackup(poolOf(target), target.files, file);
  const tables = await tablesToCompare();
  const before = await computeDigests(poolOf(source), tables);
  expect(await computeDigests(poolOf(target), tables)).toEqual(before);
  expect(await computeDigests(poolOf(target), digests.keys())).toEqual(digests);
  const sequences =
    "select sequencename, last_value from pg_sequences where schemaname = 'public' and last_value is not null order by 1";
  expect(await target.rows(sequences)).toEqual(await source.rows(sequences));
  // Triggers work again: the next request is on the list.
  const request = { email: "next@example.com", object: "O", description: "D", privacy: true };
  expect((await target.as().post("/api/functionality", request)).status).toBe(200);
  const { body } = await target.as("admin").get("/api/admin/requests");
  expect(body).toHaveLength(4);
  const off = "select tgname from pg_trigger where tgenabled = 'D'";
  expect(await target.rows(off)).toEqual([]);
});

it("a backup that was verified replaces the last one, one that does not restore does not", async () => {
  const file = join(folder, "nightly.gz");
  const variables = { DATA_DIR: source.dataDir, DATABASE_URL: source.env.databaseUrl ?? "" };
  const { stdout } = await command("backup", [file, "--verify"], variables);
  expect(stdout).toMatch(/^Saved \d+ rows and \d+ files .* every table is the same\n$/);
  const good = await readFile(file);
  // A row twice, as after a damaged index.
  await source.rows("alter table throttles drop constraint throttles_pkey");
  await source.rows("insert into throttles select * from throttles limit 1");
  const failed = command("backup", [file, "--verify", "--overwrite"], variables);
  await expect(failed).rejects.toThrow("two rows have the same key");
  await expect(failed).rejects.toThrow("throttles_pkey");
  expect(await readFile(file)).toEqual(good);
  expect((await readdir(folder)).toSorted()).toEqual([
    "nightly.gz",
    "nightly.gz.unverified",
    "whole.gz",
  ]);
  await source.rows("delete from throttles");
});

it("two that are verified at once are two backups", async () => {
  const [place, file] = [await mkdtemp(join(folder, "twice-")), "nightly.gz"];
  const variables = { DATA_DIR: source.dataDir, DATABASE_URL: source.env.databaseUrl ?? "" };
  const save = () => command("backup", [join(place, file), "--verify", "--overwrite"], variables);
  for (const { stdout } of await Promise.all([save(), save()]))
    expect(stdout).toContain("every table is the same");
  expect(await readdir(place)).toEqual([file]);
});

it("verifying leaves neither a database nor a copy behind when it is told to stop", async () => {
  const place = await mkdtemp(join(folder, "stopped-"));
  const temporary = await mkdtemp(join(tmpdir(), "lanyard-temporary-"));
  // A database that an administrator starts belongs to another account.
  await chmod(temporary, 0o755);
  const saving = spawn(
    process.execPath,
    [join("scripts", "backup.ts"), join(place, "a.gz"), "--verify"],
    {
      cwd: packageRoot,
      env: {
        ...programEnv,
        DATA_DIR: source.dataDir,
        DATABASE_URL: source.env.databaseUrl ?? "",
        TMPDIR: temporary,
      },
    },
  );
  const ended = once(saving, "exit");
  const database = await vi.waitUntil(
    async () => {
      const entries = await readdir(temporary, { recursive: true }).catch(() => []);
      const path = entries.find((name) => name.endsWith("postmaster.pid"));
      if (!path) return undefined;
      // A database that is being created writes the file, and removes it again.
      const pid = await readFile(join(temporary, path), "utf8").catch(() => "");
      return Number.parseInt(pid, 10) || undefined;
    },
    { timeout: 50_000, interval: 50 },
  );
  saving.kill("SIGTERM");
  saving.kill("SIGTERM");
  expect(await ended).toEqual([1, null]);
  expect(await readdir(temporary)).toEqual([]);
  expect(() => process.kill(database, 0)).toThrow("ESRCH");
  expect(await readdir(place)).toEqual(["a.gz.unverified"]);
  await rm(temporary, { recursive: true });
});

it("verifying says which table is another", async () => {
  const file = join(folder, "other.gz");
  const saved = await writeBackup(poolOf(source), source.files, file);
  const digests = new Map(saved.digests).set("public.users", "0 0");
  await expect(verifyBackup(file, { ...saved, digests })).rejects.toThrow(
    "other rows in public.users.",
  );
});

it("one of an older version is restored into a new database, which then is up to date", async () => {
  const migrations = readMigrationFiles({ migrationsFolder: join(packageRoot, "migrations") });
  // Requests and their triggers came with it.
  const old = migrations[37]!.hash;
  const names = ["old", "new"].map((name) => `${name}_${randomBytes(6).toString("hex")}`);
  const admin = new Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
  for (const name of names) await admin.query(`create database ${name}`);
  const [url, next] = names.map((name) => databaseUrl(inject("postgresUrl"), name)) as [
    string,
    string,
  ];
  const file = join(folder, "old.gz");
  await migrate(url, { last: old });
  const pool = new Pool({ connectionString: url });
  await pool.query(
    "insert into enquiries (email, object, description, address) values ('visitor@example.com', 'O', 'D', '::1')",
  );
  await writeBackup(pool, undefined, file);
  await pool.end();

  const restored = new Pool({ connectionString: next });
  const variables = { DATA_DIR: await mkdtemp(join(folder, "data-")), DATABASE_URL: next };
  await command("restore", [file], variables);
  const { rows } = await restored.query("select id, kind, enquiry_id from requests");
  expect(rows).toEqual([{ id: "1", kind: "functionality", enquiry_id: "1" }]);
  const applied = await restored.query("select from drizzle.__drizzle_migrations");
  expect(applied.rowCount).toBe(migrations.length);
  // This version's own tables cannot take it.
  await expect(command("restore", [file], variables)).rejects.toThrow("into a new database");
  await restored.end();
  for (const name of names) await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});
