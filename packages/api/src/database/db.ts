// The connection to PostgreSQL and its migrations.
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import { Client, type Pool } from "pg";
import { packageRoot } from "../shared/package-root.ts";
import { openPool } from "./pool.ts";

export type Db = NodePgDatabase;
/** A transaction, or the database itself where none is needed. */
export type Tx = Db | Parameters<Parameters<Db["transaction"]>[0]>[0];

export interface Database {
  readonly db: Db;
  readonly pool: Pool;
  /** Waits for running queries, then disconnects. */
  close(): Promise<void>;
}

/** Of requests: longer than any of their queries takes, short enough to tell them that nobody answers. */
const usualPatience = 5_000;
const zone = "-c TimeZone=UTC";
/** A few for each core: more only take turns, and each turn costs. */
const connections = Math.min(Math.max(4 * availableParallelism(), 8), 20);

/**
 * Opens a pool on a postgres:// address; the first query connects. Times come and go in UTC. A query that is not
 * answered for `patience` milliseconds fails, with 0 never.
 */
export function openDatabase(url: string, { patience = usualPatience } = {}): Database {
  const limits = {
    connectionTimeoutMillis: patience || 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 10_000,
  };
  const pool = openPool(
    { connectionString: url, max: connections, ...limits, options: zone },
    patience,
  );
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

const migrationLock = 7_205_264;

/** Brings the tables up to date. Servers that start at the same time wait for one another. */
export async function migrate({ options }: Pool): Promise<void> {
  // A connection of its own: neither the wait nor a migration is in a hurry.
  const client = new Client({ connectionString: options.connectionString, options: zone });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await runMigrations(drizzle(client), { migrationsFolder: join(packageRoot, "migrations") });
  } finally {
    // Closing the connection gives the lock back, whatever happened.
    await client.end();
  }
}
