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

/** Longer than any query of a request takes, short enough to answer the request when the database does not. */
const defaultQueryTimeoutMs = 5_000;
const zone = "-c TimeZone=UTC";
/** A few for each core: more of them would only wait for the processor. */
const connections = Math.min(Math.max(4 * availableParallelism(), 8), 20);

/**
 * Opens a pool on a postgres:// address; the first query connects. Times are read and written in UTC. A query without
 * an answer fails after `queryTimeoutMs`; with 0 it waits for as long as it takes.
 */
export function openDatabase(
  url: string,
  { queryTimeoutMs = defaultQueryTimeoutMs } = {},
): Database {
  const limits = {
    connectionTimeoutMillis: queryTimeoutMs || 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 10_000,
  };
  const pool = openPool(
    { connectionString: url, max: connections, ...limits, options: zone },
    queryTimeoutMs,
  );
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

const migrationLock = 7_205_264;

/** Brings the tables up to date. Servers that start at the same time wait for one another. */
export async function migrate({ options }: Pool): Promise<void> {
  // Not from the pool: waiting for the lock and migrating may take longer than the pool's limits.
  const client = new Client({ connectionString: options.connectionString, options: zone });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await runMigrations(drizzle(client), { migrationsFolder: join(packageRoot, "migrations") });
  } finally {
    // Closing the connection releases the lock, also after an error.
    await client.end();
  }
}
