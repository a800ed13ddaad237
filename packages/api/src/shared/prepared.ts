// Queries that are asked all the time are built once for each database, not for each request.
import type { Tx } from "./db.ts";

interface Buildable<Query> {
  prepare(name: string): Query;
}

const built = new WeakMap<Tx, Map<string, unknown>>();

/**
 * The query that `build` makes, with placeholders for what changes; `name` tells it from others, also to PostgreSQL,
 * which reads its text once for each connection and plans it anew only while that promises a cheaper plan.
 */
export function prepared<Query>(tx: Tx, name: string, build: () => Buildable<Query>): Query {
  const ofDatabase = built.get(tx) ?? new Map<string, unknown>();
  built.set(tx, ofDatabase);
  const query = (ofDatabase.get(name) as Query | undefined) ?? build().prepare(name);
  ofDatabase.set(name, query);
  return query;
}
