// The connection to PostgreSQL.
import { availableParallelism } from "node:os";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { splitHosts } from "../env/addresses.ts";
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

/**
 * Longer than any query of a request takes, and short enough that the request can still be answered when the database
 * does not respond.
 */
const defaultQueryTimeoutMs = 5_000;
/** A few for each core: more would only wait for the processor. */
const connections = Math.min(Math.max(4 * availableParallelism(), 8), 20);

/**
 * Opens a pool on a postgres:// address. A pooler's address works too, because nothing depends on the session. The
 * first query connects. A query fails after `queryTimeoutMs` without a response; with 0 it waits without a limit.
 */
export function openDatabase(
  url: string,
  { queryTimeoutMs = defaultQueryTimeoutMs } = {},
): Database {
  const connectionTimeoutMillis = queryTimeoutMs || 10_000;
  const pool = openPool({
    addresses: splitHosts(url),
    max: connections,
    connectionTimeoutMillis,
    queryTimeoutMs,
  });
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
