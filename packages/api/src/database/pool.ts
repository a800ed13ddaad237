// Connections to a PostgreSQL that may stop answering: a query that waits too long fails and its connection is dropped.
import { Client, Pool, type ClientBase, type PoolClient, type PoolConfig } from "pg";
import { connectToAny, look } from "./servers.ts";

type Query = (this: PoolClient, ...values: unknown[]) => unknown;

const isQuery = (query: unknown): query is { readonly text: string; readonly name?: string } =>
  typeof query === "object" && query !== null && "text" in query;
/** Queries with a limit of their own, which pg enforces. */
const hasOwnLimit = (query: unknown): boolean => isQuery(query) && "query_timeout" in query;

/**
 * PostgreSQL ends the transaction of a process that has stopped, and with it its locks. For the transaction alone: a
 * pooler refuses such limits when a connection begins, and may give the next transaction another connection.
 */
const begin =
  "begin; set local statement_timeout = '30s'; set local idle_in_transaction_session_timeout = '10s'";

interface Config extends PoolConfig {
  /** Servers of one database: the first that accepts writes is used. */
  readonly addresses: readonly string[];
  /** Milliseconds that a query may wait for an answer; 0: any time. */
  readonly queryTimeoutMs: number;
  /** Standby servers are accepted too. */
  readonly standby?: boolean;
}

/**
 * A pool that drops a connection on which a query has had no answer for `queryTimeoutMs` (0: never drops one), so that
 * a late answer reaches nobody. A checked-out connection that ends is released at once, whether its user does it or not.
 */
export function openPool({ addresses, queryTimeoutMs, standby = false, ...config }: Config): Pool {
  const direct = new WeakSet<ClientBase>();
  const onConnect = async (client: ClientBase) => {
    const seen = await look(client, queryTimeoutMs);
    if (seen.direct) direct.add(client);
    // PostgreSQL would only refuse at the first write.
    if (seen.standby && !standby)
      throw Object.assign(new Error("This database server takes no writes."), { code: "25006" });
  };
  const options = { ...config, connectionString: addresses[0], onConnect };
  const pool = new Pool(options);
  if (addresses.length > 1) connectToAny(pool, addresses);
  const checkedOut = new Set<PoolClient>();
  const waitingSince = new Map<PoolClient, number>();
  let timer: NodeJS.Timeout | undefined;

  const drop = (client: PoolClient) => {
    waitingSince.delete(client);
    if (!checkedOut.delete(client)) return;
    client.release(true);
    // Some users release it as well, which would throw; some (Drizzle, when `begin` fails) never do.
    client.release = () => undefined;
  };
  const dropOverdue = () => {
    const overdueSince = performance.now() - queryTimeoutMs;
    for (const [client, since] of waitingSince) if (since < overdueSince) drop(client);
    if (waitingSince.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  // One timer for all: a timer for each query would cost more than a fast query does.
  const watch = (client: PoolClient, query: unknown) => {
    if (!waitingSince.has(client) && !hasOwnLimit(query))
      waitingSince.set(client, performance.now());
    timer ??= setInterval(dropOverdue, queryTimeoutMs / 4).unref();
  };
  const adapt = (client: PoolClient) => {
    const isDirect = direct.has(client);
    client.on("drain", () => waitingSince.delete(client));
    client.query = ((...values: unknown[]) => {
      if (queryTimeoutMs > 0) watch(client, values[0]);
      if (isQuery(values[0])) {
        if (values[0].text === "begin" && queryTimeoutMs > 0)
          values[0] = { ...values[0], text: begin };
        // A prepared statement belongs to one connection of the server, and a pooler changes them.
        else if (values[0].name !== undefined && !isDirect)
          values[0] = { ...values[0], name: undefined };
      }
      return (Client.prototype.query as Query).apply(client, values);
    }) as typeof client.query;
  };

  // The pool replaces an idle connection that ends; without a listener the event would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    // The same for one that is checked out: its user sees the error of the query.
    client.on("error", () => undefined);
    client.once("end", () => drop(client));
    adapt(client);
  });
  pool.on("acquire", (client) => checkedOut.add(client));
  pool.on("release", (_error, client) => checkedOut.delete(client));
  return pool;
}
