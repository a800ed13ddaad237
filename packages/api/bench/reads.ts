// Counts the rows that a request's queries read, by running each again with PostgreSQL's `explain analyze`.
import { Client, type QueryResult } from "pg";

interface Plan {
  readonly "Node Type": string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Index Recheck"?: number;
  readonly Plans?: readonly Plan[];
}
export interface Asked {
  /** Name of a prepared statement. */
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

const isTable = (type: string) =>
  type.endsWith(" Scan") && !/^(CTE|Subquery|Function|Values|Result)/.test(type);

/** Rows read from tables and index-only scans, including rows that a filter then removed. */
function rowsOf(plan: Plan): number {
  const type = plan["Node Type"];
  // A bitmap index scan reads no rows; the heap scan above it reads them, and only as many as needed.
  if (type === "Bitmap Index Scan") return 0;
  const below = (plan.Plans ?? []).map(rowsOf).reduce((sum, rows) => sum + rows, 0);
  if (!isTable(type)) return below;
  const thrownAway =
    (plan["Rows Removed by Filter"] ?? 0) + (plan["Rows Removed by Index Recheck"] ?? 0);
  return below + (plan["Actual Rows"] + thrownAway) * plan["Actual Loops"];
}

/** Records the queries that are sent while `action` runs. */
export async function queriesOf(action: () => Promise<unknown>): Promise<Asked[]> {
  const queries: Asked[] = [];
  const query: unknown = Reflect.get(Client.prototype, "query");
  Client.prototype.query = function noted(this: Client, ...args: unknown[]) {
    const [first, second] = args as [
      string | { name?: string; text: string; values?: unknown[] },
      unknown,
    ];
    const { name, text } = typeof first === "string" ? { text: first } : first;
    const values = Array.isArray(second) ? second : typeof first === "object" ? first.values : [];
    // Skips the job queue's queries, which come at any time.
    if (/^\s*(select|set|with)\b/i.test(text) && !/\bjobs\./.test(text))
      queries.push({ ...(name && { name }), text, values: values ?? [] });
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as Client["query"];
  try {
    await action();
  } finally {
    Client.prototype.query = query as Client["query"];
  }
  return queries;
}

/** The number of rows that these queries read, with the `set` statements among them applied. */
export async function rowsRead(client: Client, queries: readonly Asked[]): Promise<number> {
  let sum = 0;
  await client.query("begin");
  for (const { text, values } of queries) {
    if (/^\s*set\b/i.test(text)) {
      await client.query(text);
      continue;
    }
    const { rows }: QueryResult<{ "QUERY PLAN": { Plan: Plan }[] }> = await client.query(
      `explain (analyze, timing off, format json) ${text}`,
      [...values],
    );
    const plan = rows[0]?.["QUERY PLAN"][0]?.Plan;
    sum += plan ? rowsOf(plan) : 0;
  }
  await client.query("rollback");
  return Math.round(sum);
}

/** How many rows an action returns, and how many rows its queries that match `isMeant` read. */
export async function readBy(
  databaseUrl: string | undefined,
  isMeant: (query: Asked) => boolean,
  action: () => Promise<number>,
): Promise<{ answered: number; queries: number; read: number }> {
  const client = new Client({ connectionString: databaseUrl ?? "" });
  await client.connect();
  try {
    let answered = 0;
    const own = (await queriesOf(async () => void (answered = await action()))).filter(isMeant);
    return { answered, queries: own.length, read: await rowsRead(client, own) };
  } finally {
    await client.end();
  }
}
