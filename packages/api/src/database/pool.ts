// Connections to a PostgreSQL that may fall silent: who waits too long is told so, and the connection is given up.
import { Client, Pool, type PoolClient, type PoolConfig } from "pg";

type Query = (this: PoolClient, ...values: unknown[]) => unknown;

/** pg's own limit of a query: who gives one has another idea of patience. */
const hasOwnLimit = (query: unknown): boolean =>
  typeof query === "object" && query !== null && "query_timeout" in query;

/**
 * A pool whose connections end when they owe an answer for `patience` milliseconds (0: for ever): what comes back on
 * them later is nobody's. A lent connection that ends is taken back at once, whether its borrower returns it or not.
 */
export function openPool(config: PoolConfig, patience: number): Pool {
  const pool = new Pool(config);
  const lent = new Set<PoolClient>();
  const owing = new Map<PoolClient, number>();
  let watch: NodeJS.Timeout | undefined;

  const giveUp = (client: PoolClient) => {
    owing.delete(client);
    if (!lent.delete(client)) return;
    client.release(true);
    // Some borrowers return it nevertheless, and some (Drizzle, when `begin` fails) never would have.
    client.release = () => undefined;
  };
  const look = () => {
    const latest = performance.now() - patience;
    for (const [client, since] of owing) if (since < latest) giveUp(client);
    if (owing.size > 0) return;
    clearInterval(watch);
    watch = undefined;
  };
  // A timer for every query would cost more than many a query.
  const hurry = (client: PoolClient) => {
    client.on("drain", () => owing.delete(client));
    client.query = ((...values: unknown[]) => {
      if (!owing.has(client) && !hasOwnLimit(values[0])) owing.set(client, performance.now());
      watch ??= setInterval(look, patience / 4).unref();
      return (Client.prototype.query as Query).apply(client, values);
    }) as typeof client.query;
  };

  // An idle connection that ends is replaced by the pool; unheard, the event would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    // As with an idle one; whoever has borrowed it learns it from the query.
    client.on("error", () => undefined);
    client.once("end", () => giveUp(client));
    if (patience > 0) hurry(client);
  });
  pool.on("acquire", (client) => lent.add(client));
  pool.on("release", (_error, client) => lent.delete(client));
  return pool;
}
