// One of the compared processes: the server, a bare HTTP server, or the bare driver. Follows its parent's messages and
// reports its CPU time.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Pool } from "pg";
import { buildApp } from "../src/app.ts";
import { openContext } from "../src/open-context.ts";
import { openDatabase } from "../src/platform/database/db.ts";
import { readEnv } from "../src/platform/env/env.ts";
import { queriesOf, type Asked } from "./reads.ts";

export interface Told {
  readonly origin?: string;
  /** The queries of each user. */
  readonly queries?: readonly (readonly Asked[])[];
  /** Microseconds of CPU time since the process started. */
  readonly cpu?: number;
}
export interface Asks {
  readonly do: "cpu" | "run";
  readonly times?: number;
  /** Whether to use prepared statements, as the server does. */
  readonly prepared?: boolean;
}

const [role, databaseUrl = "", path = "", ...tokens] = process.argv.slice(2);
const tell = (message: Told) => process.send?.(message);
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

if (role === "server") {
  const env = readEnv({ DATABASE_URL: databaseUrl, DATA_DIR: path });
  const app = await buildApp(await openContext(env, openDatabase(databaseUrl).db), "error");
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const queries: Asked[][] = [];
  for (const token of tokens) {
    const request = { url: "/api/products", headers: { authorization: `Bearer ${token}` } };
    await app.inject(request);
    queries.push(await queriesOf(() => app.inject(request)));
  }
  tell({ origin, queries });
  process.on("message", () => tell({ cpu: cpu() }));
} else {
  const queries = JSON.parse(readFileSync(path, "utf8")) as Asked[][];
  const pool = new Pool({ connectionString: databaseUrl });
  const runAll = async (who: number, prepared: boolean) => {
    let rows: unknown[] = [];
    for (const { name, text, values } of queries[who] ?? [])
      ({ rows } = await pool.query({ text, ...(prepared && { name }) }, [...values]));
    return rows;
  };
  await pool.query("select 1");
  const bare = createServer((request, response) => {
    response.setHeader("content-type", "application/json");
    void runAll(Number(request.url?.slice(1)), true).then((rows) =>
      response.end(JSON.stringify(rows)),
    );
  });
  await new Promise<void>((done) => bare.listen(0, "127.0.0.1", done));
  tell({ origin: `http://127.0.0.1:${(bare.address() as AddressInfo).port}` });
  process.on("message", ({ times = 0, prepared = false }: Asks) => {
    const runEach = async (_: unknown, who: number) => {
      for (let turn = 0; turn < times / queries.length; turn += 1) await runAll(who, prepared);
    };
    void Promise.all(queries.map(runEach)).then(() => tell({ cpu: cpu() }));
  });
}
