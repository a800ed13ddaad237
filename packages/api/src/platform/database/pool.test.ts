// A database that stops responding: queries fail in time, the pool loses no connection, nothing is written twice.
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { openDatabase, type Database } from "./db.ts";

const queryTimeoutMs = 1_000;
let app: TestApp;
let proxy: Server;
let silent = false;
/** What the proxy holds back while silent, in order. */
let buffered: (() => void)[] = [];
let database: Database;

/** Whether the proxy reports another process id than the server's, as a pooler does. */
let pooling = false;
function disguise(bytes: Buffer): Buffer {
  // The message BackendKeyData: its type, its length, the process id.
  const index = bytes.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]));
  if (pooling && index >= 0) bytes[index + 8]! ^= 1;
  return bytes;
}

/** Forwards received data; while silent, holds it back. */
const pass = (from: Socket, to: Socket) => {
  const deliver = (action: () => unknown) => (silent ? buffered.push(action) : action());
  from.on("data", (bytes: Buffer) => deliver(() => to.write(disguise(bytes))));
  from.on("close", () => deliver(() => to.destroy()));
  from.on("error", () => undefined);
};
function releaseAll(): void {
  silent = false;
  for (const action of buffered.splice(0)) action();
}

beforeAll(async () => {
  app = await testApp();
  const real = new URL(app.env.databaseUrl ?? "");
  proxy = createServer((client) => {
    const server = connect(Number(real.port), real.hostname);
    pass(client, server);
    pass(server, client);
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, "127.0.0.1", resolve);
  });
  const url = new URL(real);
  url.port = String((proxy.address() as AddressInfo).port);
  database = openDatabase(url.href, { queryTimeoutMs });
  await database.db.execute(sql`create table marks (name text)`);
});
afterAll(async () => {
  releaseAll();
  await database.close();
  proxy.close();
  await app.close();
});

const mark = (name: string) =>
  database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into marks values (${name})`);
  });

test("thirty queries, more than there are connections, fail in time; the next ones are served once the database answers", async () => {
  const thirtyMarks = () =>
    Promise.allSettled(Array.from({ length: 30 }, (_, n) => mark(`lost ${n}`)));
  await thirtyMarks();
  await database.db.execute(sql`truncate marks`);
  silent = true;
  const begin = performance.now();
  const outcomes = await thirtyMarks();
  expect(outcomes.map(({ status }) => status)).toEqual(Array(30).fill("rejected"));
  expect(performance.now() - begin).toBeLessThan(queryTimeoutMs * 20);
  releaseAll();
  for (let n = 0; n < 30; n += 1) await mark(`after ${n}`);
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select name from marks where name not like 'lost %' or name in (select name from marks group by name having count(*) > 1)`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    Array.from({ length: 30 }, (_, n) => `after ${n}`).toSorted(),
  );
  expect(database.pool.totalCount).toBeLessThanOrEqual(20);
  expect(database.pool.waitingCount).toBe(0);
});

test("prepared statements are used on the server itself, and never through a pooler", async () => {
  const listPrepared = async (url: string) => {
    const opened = openDatabase(url);
    const client = await opened.pool.connect();
    await client.query({ name: "one", text: "select 1" });
    const { rows } = await client.query<{ name: string }>(
      "select name from pg_prepared_statements",
    );
    client.release();
    await opened.close();
    return rows.map(({ name }) => name);
  };
  const onServer = process.env["TEST_POOLER"] === undefined ? ["one"] : [];
  expect(await listPrepared(app.env.databaseUrl ?? "")).toEqual(onServer);
  pooling = true;
  expect(await listPrepared(database.pool.options.connectionString ?? "")).toEqual([]);
  pooling = false;
});

test("a connection that breaks while it is checked out and idle does no harm to the others", async () => {
  const client = await database.pool.connect();
  // A pooler keeps the server connection assigned to this client as long as a transaction is open.
  await client.query("begin");
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const ended = new Promise((resolve) => client.once("end", resolve));
  await app.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
  await ended;
  client.release();
  expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});
