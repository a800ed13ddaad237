// Connections to a PostgreSQL server that may stop responding: a query that waits too long fails, and its connection is
// dropped.
import { Client, Pool, type ClientBase, type PoolClient, type PoolConfig } from "pg";
import { connectToAny, look } from "./servers.ts";

type Query = (this: PoolClient, ...values: unknown[]) => unknown;

const isQuery = (query: unknown): query is { readonly text: string; readonly name?: string } =>
  typeof query === "object" && query !== null && "text" in query;
/** Whether a query has a time limit of its own, which pg enforces. */
const hasTimeout = (query: unknown): boolean => isQuery(query) && "query_timeout" in query;

/**
 * Makes PostgreSQL end the transaction of a process that hangs, and release its locks. Set for the transaction only: a
 * pooler refuses such limits when a connection begins, and may give the next transaction another connection.
 */
const begin =
  "begin; set local statement_timeout = '30s'; set local idle_in_transaction_session_timeout = '10s'";

interface Config extends PoolConfig {
  /** Servers of one database: the first that accepts writes is used. */
  readonly addresses: readonly string[];
  /** The most milliseconds that a query may wait for a response; 0: no limit. */
  readonly queryTimeoutMs: number;
  /** Standby servers are accepted too. */
  readonly standby?: boolean;
}

/**
 * Opens a pool that drops a connection when a query on it has had no response for `queryTimeoutMs` (0: never drops
 * one), so that a late response reaches nobody. A checked-out connection that ends is released at once, whether or not
 * its user releases it.
 */
export function openPool({ addresses, queryTimeoutMs, standby = false, ...config }: Config): Pool {
  const direct = new WeakSet<ClientBase>();
  const onConnect = async (client: ClientBase) => {
    const kind = await look(client, queryTimeoutMs);
    if (kind.direct) direct.add(client);
    // Checked here, because PostgreSQL itself would only refuse at the first write.
    if (kind.standby && !standby)
      throw Object.assign(new Error("This database server is read-only."), { code: "25006" });
  };
  const options = { ...config, connectionString: addresses[0], onConnect };
  const pool = new Pool(options);
  if (addresses.length > 1) connectToAny(pool, addresses);
  const checkedOut = new Set<PoolClient>();
  const waitStarts = new Map<PoolClient, number>();
  let timer: NodeJS.Timeout | undefined;

  const drop = (client: PoolClient) => {
    waitStarts.delete(client);
    if (!checkedOut.delete(client)) return;
    client.release(true);
    // Some users release the client as well, which would throw; others (Drizzle, when `begin` fails) never do.
    client.release = () => undefined;
  };
  const dropOverdue = () => {
    const latestStart = performance.now() - queryTimeoutMs;
    for (const [client, startedAt] of waitStarts) if (startedAt < latestStart) drop(client);
    if (waitStarts.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  // One timer for all queries: a timer for each would cost more than a fast query does.
  const watch = (client: PoolClient, query: unknown) => {
    if (!waitStarts.has(client) && !hasTimeout(query)) waitStarts.set(client, performance.now());
    timer ??= setInterval(dropOverdue, queryTimeoutMs / 4).unref();
  };
  const adapt = (client: PoolClient) => {
    const isDirect = direct.has(client);
    client.on("drain", () => waitStarts.delete(client));
    client.query = ((...values: unknown[]) => {
      if (queryTimeoutMs > 0) watch(client, values[0]);
      if (isQuery(values[0])) {
        if (values[0].text === "begin" && queryTimeoutMs > 0)
          values[0] = { ...values[0], text: begin };
        // A prepared statement belongs to one connection of the server, and a pooler switches connections.
        else if (values[0].name !== undefined && !isDirect)
          values[0] = { ...values[0], name: undefined };
      }
      return (Client.prototype.query as Query).apply(client, values);
    }) as typeof client.query;
  };

  // The pool replaces an idle connection that ends; without a listener the event would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    // A checked-out connection needs a listener too; its user sees the error of the query.
    client.on("error", () => undefined);
    client.once("end", () => drop(client));
    adapt(client);
  });
  pool.on("acquire", (client) => checkedOut.add(client));
  pool.on("release", (_error, client) => checkedOut.delete(client));
  return pool;
}
