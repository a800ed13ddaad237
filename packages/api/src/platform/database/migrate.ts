// Brings the tables up to date while servers of the previous version go on serving.
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readMigrationFiles, type MigrationMeta } from "drizzle-orm/migrator";
import type { ClientBase } from "pg";
import { packageRoot } from "../env/package-root.ts";
import { openDatabase } from "./db.ts";

const ours = join(packageRoot, "migrations");
const migrationLock = 7_205_264;
/** While a statement waits for the lock of a table, all other statements on that table wait behind it. */
const lockTimeoutMs = 2_000;
const triesMost = 60;
const pauseMs = 1_000;

const journal = "drizzle.__drizzle_migrations";
const lockNotAvailable = "55P03";
const notAllowed = "42501";
const needsOwner =
  "The tables are not up to date, and this user is not allowed to change them. Migrate them as their owner: npm run migrate -- postgres://owner:password@host/database";

/**
 * Polls for its turn: a waiting statement would block an index that is built concurrently, which waits for all running
 * statements. The SQL has no parameters, because PostgreSQL would keep a parameterized result open.
 */
async function takeTurn(client: ClientBase): Promise<void> {
  await client.query("begin; set local idle_in_transaction_session_timeout = 0");
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_xact_lock(${migrationLock}) as mine`,
    );
    if (rows[0]?.mine) return;
    await pause(100);
  }
}

interface MigrationTarget {
  readonly folder?: string;
  /** The hash of the last migration; all of them by default. */
  readonly last?: string | undefined;
}

const newerBackup =
  "The backup was made by a newer version of this program. Restore it with that version.";
const olderBackup =
  "The backup was made by an older version, and this database has tables of this version already. Restore it into a new database: an older backup makes the tables that it needs, and brings them up to date.";

/** The migrations up to the target. Throws where this program has no such migration. */
function readMigrations({ folder = ours, last }: MigrationTarget): MigrationMeta[] {
  const all = readMigrationFiles({ migrationsFolder: folder });
  if (last === undefined) return all;
  const index = all.findIndex(({ hash }) => hash === last);
  if (index < 0) throw new Error(newerBackup);
  return all.slice(0, index + 1);
}

/** The target's migrations that this database has not applied yet, in the order of the journal. */
async function selectPending(
  client: ClientBase,
  target: MigrationTarget,
): Promise<MigrationMeta[]> {
  const migrations = readMigrations(target);
  const { rows: tables } = await client.query<{ exists: boolean }>(
    `select to_regclass('${journal}') is not null as exists`,
  );
  // Not `create … if not exists`: a role that may not create anything is refused even if the table exists.
  if (!tables[0]?.exists)
    await client.query(
      `create schema if not exists drizzle;
       create table ${journal} (id serial primary key, hash text not null, created_at bigint)`,
    );
  const { rows } = await client.query<{ last: string | null }>(
    `select max(created_at) as last from ${journal}`,
  );
  const last = Number(rows[0]?.last ?? 0);
  if (target.last !== undefined && last > (migrations.at(-1)?.folderMillis ?? 0))
    throw new Error(olderBackup);
  return migrations.filter(({ folderMillis }) => folderMillis > last);
}

async function run(client: ClientBase, { sql, hash, folderMillis }: MigrationMeta): Promise<void> {
  for (const statement of sql) await client.query(statement);
  await client.query(`insert into ${journal} (hash, created_at) values ($1, $2)`, [
    hash,
    folderMillis,
  ]);
}

/** Applies a whole migration or nothing; false when another transaction holds a table's lock for too long. */
async function runWhole(client: ClientBase, migration: MigrationMeta): Promise<boolean> {
  await client.query(`begin; set local lock_timeout = ${lockTimeoutMs}`);
  try {
    await run(client, migration);
    await client.query("commit");
    return true;
  } catch (error) {
    await client.query("rollback");
    if ((error as { code?: string }).code === lockNotAvailable) return false;
    throw error;
  }
}

async function apply(client: ClientBase, migration: MigrationMeta): Promise<void> {
  // PostgreSQL refuses `concurrently` in a transaction. Such statements do not block reads and writes.
  if (migration.sql.some((statement) => /\bconcurrently\b/i.test(statement)))
    return run(client, migration);
  for (let tries = 0; tries < triesMost; tries += 1) {
    if (await runWhole(client, migration)) return;
    await pause(pauseMs);
  }
  throw new Error("A migration cannot lock a table that another transaction has held for minutes.");
}

/**
 * Runs the pending migrations. Servers that start at the same time wait for one another. The address may be a pooler's.
 */
export async function migrate(url: string, target: MigrationTarget = {}): Promise<void> {
  const database = openDatabase(url, { queryTimeoutMs: 0 });
  try {
    const turn = await database.pool.connect();
    try {
      await takeTurn(turn);
      const worker = await database.pool.connect();
      try {
        for (const migration of await selectPending(worker, target)) await apply(worker, migration);
      } catch (error) {
        throw (error as { code?: string }).code === notAllowed ? new Error(needsOwner) : error;
      } finally {
        worker.release(true);
      }
    } finally {
      // Closing the connection ends the turn, also after an error.
      turn.release(true);
    }
  } finally {
    await database.close();
  }
}
