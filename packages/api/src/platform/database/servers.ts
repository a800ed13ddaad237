// Connects to the servers of one database: to whichever of them accepts writes.
import { callbackify } from "node:util";
import type { ClientBase, Pool, PoolClient } from "pg";

/** The kind of server that a connection leads to. */
export interface ServerKind {
  /** Whether the connection goes to the server itself: behind a pooler, the process id differs. */
  readonly direct: boolean;
  /** Whether the server follows another one and accepts no writes. */
  readonly standby: boolean;
}

export async function look(client: ClientBase, timeoutMs: number): Promise<ServerKind> {
  const query = {
    text: "select pg_backend_pid() as id, pg_is_in_recovery() as standby",
    query_timeout: timeoutMs,
  };
  const { rows } = await client.query<{ id: number; standby: boolean }>(query);
  const [{ id, standby } = { id: 0, standby: false }] = rows;
  return { direct: id === Reflect.get(client, "processID"), standby };
}

/** The pool's error when all connections are busy: another server would not help. */
const isBusy = (error: unknown) =>
  error instanceof Error && error.message === "timeout exceeded when trying to connect";

/** Makes the pool try each of the other addresses once when connecting to one fails. */
export function connectToAny(pool: Pool, addresses: readonly string[]): void {
  const { options } = pool;
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  async function connectAny(): Promise<PoolClient> {
    for (let tries = 1; ; tries += 1) {
      const address = options.connectionString ?? "";
      try {
        return await connect();
      } catch (error) {
        if (isBusy(error) || tries > addresses.length) throw error;
        // Another connection may have switched to the next address already.
        if (options.connectionString === address)
          options.connectionString =
            addresses[(addresses.indexOf(address) + 1) % addresses.length] ?? address;
      }
    }
  }
  const withCallback = callbackify(connectAny);
  pool.connect = ((callback?: Parameters<typeof withCallback>[0]) =>
    callback ? withCallback(callback) : connectAny()) as Pool["connect"];
}
