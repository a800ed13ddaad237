// The servers of one database: connections are made to the one that takes writes, whichever of them that is.
import { callbackify } from "node:util";
import type { ClientBase, Pool, PoolClient } from "pg";

/** What a connection leads to. */
export interface Seen {
  /** To the server itself: a pooler in between has ids of its own. */
  readonly direct: boolean;
  /** It follows another server, and takes no writes. */
  readonly standby: boolean;
}

export async function look(client: ClientBase, timeoutMs: number): Promise<Seen> {
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

/** When connecting to one address fails, the pool tries each of the others once. */
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
        // Another connection may have moved on already.
        if (options.connectionString === address)
          options.connectionString =
            addresses[(addresses.indexOf(address) + 1) % addresses.length] ?? address;
      }
    }
  }
  const withCallback = callbackify(connectAny);
  pool.connect = ((done?: Parameters<typeof withCallback>[0]) =>
    done ? withCallback(done) : connectAny()) as Pool["connect"];
}
