// Connections to a PostgreSQL that may fall silent: who waits too long is told so, and the connection is given up.
import { Pool, type PoolClient, type PoolConfig } from "pg";

const silence = "Query read timeout";
const isSilence = (error: unknown): boolean => error instanceof Error && error.message === silence;

/**
 * A pool whose connections end with their first query that is not answered within `query_timeout`: what comes back on
 * them later is nobody's. A lent connection that ends is taken back at once, whether its borrower returns it or not.
 */
export function openPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  const lent = new Set<PoolClient>();

  const giveUp = (client: PoolClient) => {
    if (!lent.delete(client)) return;
    client.release(true);
    // Some borrowers return it nevertheless, and some (Drizzle, when `begin` fails) never would have.
    client.release = () => undefined;
  };
  const hurry = (client: PoolClient) => {
    const ask = client.query.bind(client) as (...values: unknown[]) => unknown;
    client.query = ((...values: unknown[]) => {
      const callback = values.at(-1);
      const heard = (error: unknown) => isSilence(error) && giveUp(client);
      if (typeof callback === "function")
        values.splice(-1, 1, (error: unknown, result: unknown) => {
          heard(error);
          (callback as (error: unknown, result: unknown) => void)(error, result);
        });
      const answer = ask(...values);
      if (answer instanceof Promise) answer.catch(heard);
      return answer;
    }) as typeof client.query;
  };

  // An idle connection that ends is replaced by the pool; unheard, the event would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    // As with an idle one; whoever has borrowed it learns it from the query.
    client.on("error", () => undefined);
    client.once("end", () => giveUp(client));
    hurry(client);
  });
  pool.on("acquire", (client) => lent.add(client));
  pool.on("release", (_error, client) => lent.delete(client));
  return pool;
}
