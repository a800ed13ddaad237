// Connections to a PostgreSQL that may stop answering: a query that waits too long fails and its connection is dropped.
import { Client, Pool, type PoolClient, type PoolConfig } from "pg";

type Query = (this: PoolClient, ...values: unknown[]) => unknown;

/** Queries with a limit of their own, which pg enforces. */
const hasOwnLimit = (query: unknown): boolean =>
  typeof query === "object" && query !== null && "query_timeout" in query;

/**
 * A pool that drops a connection on which a query has had no answer for `queryTimeoutMs` (0: never drops one), so that
 * a late answer reaches nobody. A checked-out connection that ends is released at once, whether its user does it or not.
 */
export function openPool(config: PoolConfig, queryTimeoutMs: number): Pool {
  const pool = new Pool(config);
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
  const limitQueries = (client: PoolClient) => {
    client.on("drain", () => waitingSince.delete(client));
    client.query = ((...values: unknown[]) => {
      if (!waitingSince.has(client) && !hasOwnLimit(values[0]))
        waitingSince.set(client, performance.now());
      timer ??= setInterval(dropOverdue, queryTimeoutMs / 4).unref();
      return (Client.prototype.query as Query).apply(client, values);
    }) as typeof client.query;
  };

  // The pool replaces an idle connection that ends; without a listener the event would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    // The same for one that is checked out: its user sees the error of the query.
    client.on("error", () => undefined);
    client.once("end", () => drop(client));
    if (queryTimeoutMs > 0) limitQueries(client);
  });
  pool.on("acquire", (client) => checkedOut.add(client));
  pool.on("release", (_error, client) => checkedOut.delete(client));
  return pool;
}
