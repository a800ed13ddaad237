// The connection to PostgreSQL and its migrations.
import { join } from "node:path";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import { Pool } from "pg";
import { packageRoot } from "./package-root.ts";

export type Db = NodePgDatabase;
/** A transaction, or the database itself where none is needed. */
export type Tx = Db | Parameters<Parameters<Db["transaction"]>[0]>[0];

export interface Database {
  readonly db: Db;
  readonly pool: Pool;
  /** Waits for running queries, then disconnects. */
  close(): Promise<void>;
}

/** Opens a pool on a postgres:// address; the first query connects. Times come and go in UTC. */
export function openDatabase(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    options: "-c TimeZone=UTC",
  });
  // An idle connection that ends is replaced by the pool; unheard, the event would end the process.
  pool.on("error", () => undefined);
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

const migrationLock = 7_205_264;

/** Brings the tables up to date. Servers that start at the same time wait for one another. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await runMigrations(drizzle(client), { migrationsFolder: join(packageRoot, "migrations") });
  } finally {
    // Closing the connection gives the lock back, whatever happened.
    client.release(true);
  }
}
