// A filled database with a server in this process, to measure how many rows its calls read and how long they take.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pageLimits } from "@lanyard/contract";
import { Client } from "pg";
import { buildApp } from "../src/app.ts";
import { openContext } from "../src/open-context.ts";
import { openDatabase } from "../src/platform/database/db.ts";
import { startEmbedded } from "../src/platform/postgres/embedded-postgres.ts";
import { readEnv } from "../src/platform/env/env.ts";
import { queriesOf, rowsRead } from "./reads.ts";
import { fill, type Part } from "./seed.ts";

export interface Query {
  /** The call's id, plus a suffix that distinguishes variants. */
  readonly name: string;
  readonly url: string;
  readonly body?: Record<string, unknown>;
  readonly token?: string;
  readonly language?: string;
}
export interface Measured {
  readonly rows: number;
  readonly ms: number;
  readonly matches: number;
}

export interface Amounts {
  readonly products: number;
  /** By default, one company for a hundred products. */
  readonly companies?: number;
  readonly part?: Part;
}

export async function openFilled(
  postgresUrl: string,
  folder: string,
  { products, companies, part }: Amounts,
) {
  const name = `filled_${products}_${companies ?? "some"}`;
  const admins = new Client({ connectionString: postgresUrl });
  await admins.connect();
  await admins.query(`create database ${name}`);
  await admins.end();
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  const begin = Date.now();
  await fill(url.href, products, companies, part);
  process.stdout.write(`${name} in ${((Date.now() - begin) / 1000).toFixed(0)} s\n`);
  // Without a query timeout, because slow queries are to be measured too.
  const database = openDatabase(url.href, { queryTimeoutMs: 0 });
  const env = readEnv({ DATABASE_URL: url.href, DATA_DIR: join(folder, name) });
  const app = await buildApp(await openContext(env, database.db), "error");
  await app.ready();
  const client = new Client({ connectionString: url.href });
  await client.connect();

  const ask = (
    { url: path, body, token, language = "en" }: Query,
    cursor?: number | string,
    limit?: number,
  ) => {
    const at = new URL(path, "http://here");
    if (cursor !== undefined) at.searchParams.set("cursor", String(cursor));
    if (limit !== undefined) at.searchParams.set("limit", String(limit));
    return app.inject({
      method: body ? "POST" : "GET",
      url: `${at.pathname}${at.search}`,
      ...(body && { payload: body }),
      headers: {
        "accept-language": language,
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
  };
  return {
    /**
     * The cursor at a depth (0 to 1) of a list: computed if cursors are ids, otherwise found by following the pages.
     */
    async cursorAt(query: Query, depth: number): Promise<number | string | undefined> {
      if (depth === 0) return undefined;
      const nextOf = async (cursor?: string, limit?: number) =>
        /cursor=([\w-]+)/.exec(String((await ask(query, cursor, limit)).headers["link"]))?.[1];
      const next = await nextOf();
      if (next === undefined) return undefined;
      if (/^\d+$/.test(next)) return Math.max(1, Math.round(Number(next) * (1 - depth)));
      const cursors: string[] = [];
      for (let at: string | undefined; (at = await nextOf(at, pageLimits.most));) cursors.push(at);
      return cursors[Math.floor((cursors.length - 1) * depth)];
    },
    async measure(query: Query, cursor?: number | string): Promise<Measured> {
      let matches = 0;
      const queries = await queriesOf(async () => {
        const reply = await ask(query, cursor);
        if (reply.statusCode !== 200) throw new Error(`${query.name}: ${reply.body}`);
        const answer: unknown = reply.json();
        matches = Array.isArray(answer) ? answer.length : 1;
      });
      return { rows: await rowsRead(client, queries), ms: 0, matches };
    },
    async time(query: Query, cursor?: number | string): Promise<number> {
      const start = performance.now();
      await ask(query, cursor);
      return performance.now() - start;
    },
    async close() {
      await client.end();
      await app.close();
      await database.close();
    },
  };
}

export type Filled = Awaited<ReturnType<typeof openFilled>>;

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** Prints rows of a table: the first cell is `first` characters wide, the others `other`. */
export const tableOf =
  (first: number, other: number) =>
  (name: string, ...cells: readonly (string | number)[]): void => {
    const line = cells.map((cell) => String(cell).padStart(other)).join("");
    process.stdout.write(`${name.padEnd(first)}${line}\n`);
  };

/**
 * Runs a bench on a separate PostgreSQL, which is removed at the end. `count` returns how many calls cost too much; if
 * any do, the process fails.
 */
export async function runBench(
  name: string,
  settings: Parameters<typeof startEmbedded>[1],
  count: (open: (amounts: Amounts) => Promise<Filled>) => Promise<number>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), `lanyard-${name}-`));
  const postgres = await startEmbedded(folder, { fsync: "off", max_wal_size: "8GB", ...settings });
  const opened: Filled[] = [];
  let tooMuch: number;
  try {
    tooMuch = await count(async (amounts) => {
      const filled = await openFilled(postgres.url, folder, amounts);
      opened.push(filled);
      return filled;
    });
    for (const filled of opened) await filled.close();
  } finally {
    await postgres.stop();
    // So large a database may still be writing after it was told to stop, so removing it is retried.
    const removal = { recursive: true, force: true, maxRetries: 20, retryDelay: 500 };
    await rm(folder, removal);
    if (!postgres.home.startsWith(folder)) await rm(postgres.home, removal);
  }
  process.stdout.write(tooMuch === 0 ? "\npassed\n" : `\n${tooMuch} cost too much\n`);
  process.exitCode = tooMuch === 0 ? 0 : 1;
}
