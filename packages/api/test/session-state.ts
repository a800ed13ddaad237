// Refuses queries that would break behind a pooler: statements and settings that affect the connection, not just the
// transaction.
import type { Client, Pool } from "pg";

/** Matches these words at the start of any statement in a query text. */
const statement = (words: string) => new RegExp(String.raw`(?:^|;)\s*(?:${words})\b`, "i");
const outlasting: readonly RegExp[] = [
  /\bpg_(?:try_)?advisory_lock/i,
  /\bset_config\([^)]*,\s*'?f/i,
  /\bwith\s+hold\b/i,
  /\bcreate\s+(?:(?:global|local)\s+)?temp/i,
  statement(String.raw`set\s+(?!local\b|transaction\b|constraints\b)\S+`),
  statement("listen|prepare|load|discard|reset"),
];
const startupSettings = ["options", "statement_timeout", "idle_in_transaction_session_timeout"];

/** Cache of the results: tests repeat a few hundred texts thousands of times. */
const looked = new Map<unknown, string | undefined>();

/** The first part of the query whose effect outlasts the transaction; undefined when there is none. */
export function outlasts(query: unknown): string | undefined {
  const text = typeof query === "object" && query !== null && "text" in query ? query.text : query;
  if (!looked.has(text))
    looked.set(text, outlasting.map((pattern) => pattern.exec(String(text))?.[0]).find(Boolean));
  return looked.get(text);
}

/** Makes every connection of the pool throw on queries whose effect outlasts the transaction. */
export function forbidSessionState(pool: Pool): void {
  const { options } = pool as Pool & { readonly options: Readonly<Record<string, unknown>> };
  const early = startupSettings.find((name) => options[name] !== undefined);
  if (early !== undefined) throw new Error(`A pooler refuses ${early} at the start.`);
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...values: unknown[]) => unknown;
    client.query = ((...values: unknown[]) => {
      const leftover = outlasts(values[0]);
      if (leftover !== undefined) throw new Error(`Behind a pooler this goes wrong: ${leftover}`);
      return query(...values);
    }) as Client["query"];
  });
}
