// One of those that are compared: the server, a bare HTTP server, or the bare driver. Does as its parent says, and tells its CPU time.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Pool } from "pg";
import { buildApp } from "../src/app.ts";
import { openContext } from "../src/open-context.ts";
import { openDatabase } from "../src/database/db.ts";
import { readEnv } from "../src/shared/env.ts";
import { queriesOf, type Asked } from "./reads.ts";

export interface Told {
  readonly origin?: string;
  readonly queries?: readonly Asked[];
  /** Microseconds since the process began. */
  readonly cpu?: number;
}
export interface Asks {
  readonly do: "cpu" | "run";
  readonly times?: number;
  readonly atOnce?: number;
  /** Statements that PostgreSQL reads once, as the server's. */
  readonly prepared?: boolean;
}

const [role, databaseUrl = "", extra = ""] = process.argv.slice(2);
const tell = (told: Told) => process.send?.(told);
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

if (role === "server") {
  const env = readEnv({ DATABASE_URL: databaseUrl, DATA_DIR: extra });
  const app = await buildApp(await openContext(env, openDatabase(databaseUrl).db), "error");
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const request = { url: "/api/products", headers: { authorization: "Bearer bench-creator" } };
  await app.inject(request);
  tell({ origin, queries: await queriesOf(() => app.inject(request)) });
  process.on("message", () => tell({ cpu: cpu() }));
} else {
  const queries = JSON.parse(extra) as Asked[];
  const pool = new Pool({ connectionString: databaseUrl });
  const runAll = async (prepared: boolean) => {
    let rows: unknown[] = [];
    for (const { name, text, values } of queries)
      ({ rows } = await pool.query({ text, ...(prepared && { name }) }, [...values]));
    return rows;
  };
  await pool.query("select 1");
  const bare = createServer((_request, response) => {
    response.setHeader("content-type", "application/json");
    void runAll(true).then((rows) => response.end(JSON.stringify(rows)));
  });
  await new Promise<void>((done) => bare.listen(0, "127.0.0.1", done));
  tell({ origin: `http://127.0.0.1:${(bare.address() as AddressInfo).port}` });
  process.on("message", ({ times = 0, atOnce = 1, prepared = false }: Asks) => {
    const runEach = async () => {
      for (let turn = 0; turn < times / atOnce; turn += 1) await runAll(prepared);
    };
    void Promise.all(Array.from({ length: atOnce }, runEach)).then(() => tell({ cpu: cpu() }));
  });
}
