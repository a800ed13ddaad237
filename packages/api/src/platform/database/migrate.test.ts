// Migrations while servers are running: they wait for a table only for a moment, run once, and survive an interruption.
import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { databaseUrl } from "../../../test/postgres.setup.ts";
import { migrate } from "./migrate.ts";

let folder: string;
let url: string;
let admin: Client;
let clients: Client[];
const name = `migrate_${randomBytes(6).toString("hex")}`;

async function connect(address = url): Promise<Client> {
  const client = new Client({ connectionString: address });
  client.on("error", () => undefined);
  await client.connect();
  clients.push(client);
  return client;
}

/** Writes a migrations folder as drizzle-kit does. */
async function write(migrations: Readonly<Record<string, string>>): Promise<void> {
  const entries = Object.keys(migrations).map((tag, index) => ({
    tag,
    when: index + 1,
    breakpoints: true,
  }));
  await mkdir(join(folder, "meta"), { recursive: true });
  await writeFile(join(folder, "meta", "_journal.json"), JSON.stringify({ entries }));
  for (const [tag, sql] of Object.entries(migrations))
    await writeFile(join(folder, `${tag}.sql`), sql);
}

const tables = "create table things (name text); insert into things values ('one')";
const newColumn = "alter table things add column amount int";
const newIndex =
  "drop index concurrently if exists things_name;\n--> statement-breakpoint\ncreate unique index concurrently things_name on things (name)";

beforeEach(async () => {
  clients = [];
  folder = await mkdtemp(join(tmpdir(), "lanyard-migrate-"));
  admin = await connect(inject("postgresUrl"));
  await admin.query(`create database ${name}`);
  url = databaseUrl(inject("postgresUrl"), name);
});
afterEach(async () => {
  await admin.query(`drop database ${name} with (force)`);
  for (const client of clients) await client.end();
  await rm(folder, { recursive: true, force: true });
});

test("whoever uses the table is not held up by a migration that waits for it", async () => {
  await write({ "0000_tables": tables });
  await migrate(url, { folder });
  const slow = await connect();
  await slow.query("begin; select from things");
  await write({ "0000_tables": tables, "0001_column": newColumn });
  const migrated = migrate(url, { folder });

  const other = await connect();
  const waiting = () =>
    other.query("select from pg_locks where not granted and relation is not null");
  await vi.waitUntil(async () => (await waiting()).rowCount, { timeout: 60_000, interval: 10 });
  // This query waits behind the migration until the migration gives up its lock request.
  expect((await other.query("select name from things")).rows).toEqual([{ name: "one" }]);
  await slow.query("commit");
  await migrated;
  expect((await other.query("select amount from things")).rows).toEqual([{ amount: null }]);
});

test("two that begin at the same moment build an index once, while others write", async () => {
  await write({ "0000_tables": tables });
  await migrate(url, { folder });
  const writer = await connect();
  // The index waits for this transaction, so the second start must not wait inside a transaction itself.
  await writer.query("begin; insert into things values ('two')");
  await write({ "0000_tables": tables, "0001_index": newIndex });
  const both = [migrate(url, { folder }), migrate(url, { folder })];
  const other = await connect();
  const building = () => other.query("select from pg_stat_progress_create_index");
  await vi.waitUntil(async () => (await building()).rowCount, { timeout: 60_000, interval: 10 });
  await other.query("insert into things values ('three')");
  await writer.query("commit");
  await Promise.all(both);
  const { rows } = await other.query(
    "select indisvalid from pg_index where indexrelid = 'things_name'::regclass",
  );
  expect(rows).toEqual([{ indisvalid: true }]);
  expect((await other.query("select from drizzle.__drizzle_migrations")).rowCount).toBe(2);
});

test("an index whose building was interrupted is built at the next start", async () => {
  await write({
    "0000_tables": `${tables}; insert into things values ('one')`,
    "0001_index": newIndex,
  });
  await expect(migrate(url, { folder })).rejects.toThrow(/unique/);
  const other = await connect();
  expect((await other.query("select from pg_index where not indisvalid")).rowCount).toBe(1);
  await other.query("delete from things where ctid = '(0,1)'");
  await migrate(url, { folder });
  expect((await other.query("select from pg_index where not indisvalid")).rowCount).toBe(0);
});

test("a migration that fails leaves nothing of itself", async () => {
  await write({ "0000_tables": tables, "0001_wrong": `${newColumn}; select 1 / 0` });
  await expect(migrate(url, { folder })).rejects.toThrow(/division/);
  const other = await connect();
  expect((await other.query("select from drizzle.__drizzle_migrations")).rowCount).toBe(1);
  await expect(other.query("select amount from things")).rejects.toThrow(/amount/);
});
