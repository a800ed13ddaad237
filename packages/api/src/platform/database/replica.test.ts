// A real standby: it serves reads while it keeps up, and never to a reader whose last write it may lack.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort } from "../../../test/crash/server-process.ts";
import { testApp } from "../../../test/harness.ts";
import {
  query,
  startReplicated,
  type ReplicatedPostgres,
} from "../../../test/replicated-postgres.ts";
import { Refused, refuse } from "../refuse.ts";
import { openDatabase, type Database, type Db } from "./db.ts";
import { migrate } from "./migrate.ts";
import { openReplica, type Reader, type Replica } from "./replica.ts";

let pair: ReplicatedPostgres;
let database: Database;
let replica: Replica;
let states: boolean[];
const fast = { lookEveryMs: 20 };
const long = { timeout: 60_000, interval: 10 };

const user = (id: number): Reader => ({
  user: { id, username: "anna", email: "anna@user.test", role: "creator" },
});
const company = (id: number): Reader => ({ company: { id, name: "Co", email: "co@mail.test" } });

async function fromReplica(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`);
  return rows[0]?.is ?? false;
}
const asks = (reader: Reader, by = replica) => by.read(reader, fromReplica);
/** Waits for the replica, because a busy machine may stall for longer than the replica may be behind. */
const comesToReplica = (reader: Reader, by = replica) => vi.waitUntil(() => asks(reader, by), long);
const isUsed = (by = replica) => by.state()?.isUsed ?? false;

beforeAll(async () => {
  pair = await startReplicated({ synchronous: false });
  await migrate(pair.primary.url);
  database = openDatabase(pair.primary.url);
  replica = openReplica(database.db, pair.standby.url, fast);
  states = [];
  replica.start((used) => states.push(used));
});
afterAll(async () => {
  await replica.stop();
  await database.close();
  await pair.stop();
});

test("visitors read the replica, and so does who has not written for a while", async () => {
  await comesToReplica({});
  await comesToReplica(user(1));
  // On a busy machine, the replica may have been reported as too far behind before.
  expect(states).toContain(true);
});

test("whoever has just written reads the primary, in every process", async () => {
  await replica.wrote(user(1));
  await replica.wrote(company(1));
  const other = openReplica(database.db, pair.standby.url, fast);
  other.start(() => undefined);
  for (const process of [replica, other]) {
    await comesToReplica({}, process);
    expect(await asks(user(1), process)).toBe(false);
    expect(await asks(company(1), process)).toBe(false);
    await comesToReplica(user(2), process);
    await comesToReplica(company(2), process);
  }
  await other.stop();
  await database.db.execute(sql`update last_writes set at = now() - interval '11 seconds'`);
  await comesToReplica(user(1));
});

test("one that cannot be reached at the start is told of, and the primary is read", async () => {
  const port = await freePort();
  const unreachable = openReplica(database.db, `postgres://nobody@127.0.0.1:${port}/nothing`, fast);
  const changes: unknown[] = [];
  unreachable.start((used, error) => changes.push(used, error));
  await vi.waitUntil(() => changes.length > 0, long);
  expect(changes).toEqual([false, expect.objectContaining({ message: expect.any(String) })]);
  expect(await asks({}, unreachable)).toBe(false);
  await unreachable.stop();
});

test("a refusal is the replica's answer", async () => {
  const refused = replica.read({}, () =>
    Promise.reject(refuse("not_found", { key: "product.not_found" })),
  );
  await expect(refused).rejects.toThrow(Refused);
});

test("a replica that lags is not read until it has caught up", async () => {
  const strict = openReplica(database.db, pair.standby.url, { ...fast, lagMostMs: 300 });
  strict.start(() => undefined);
  await comesToReplica({}, strict);
  await query(pair.standby.url, "select pg_wal_replay_pause()");
  await database.db.execute(sql`create table later (name text)`);
  await vi.waitUntil(() => !isUsed(strict), long);
  expect(await asks({}, strict)).toBe(false);
  await query(pair.standby.url, "select pg_wal_replay_resume()");
  await comesToReplica({}, strict);
  await strict.stop();
});

test("one that has failed a read is not asked again before it has been looked at", async () => {
  const rare = openReplica(database.db, pair.standby.url, {
    lagMostMs: 3_600_000,
    lookEveryMs: 3_600_000,
  });
  rare.start(() => undefined);
  await comesToReplica({}, rare);
  let failed = 0;
  const failing = async (db: Db): Promise<string> => {
    if (db === database.db) return "primary";
    failed += 1;
    throw Object.assign(new Error("Connection terminated"), { code: "57P01" });
  };
  for (let reads = 0; reads < 5; reads += 1) expect(await rare.read({}, failing)).toBe("primary");
  expect(failed).toBe(1);
  await rare.stop();
});

test("a read that the replica cannot answer is answered by the primary", async () => {
  const here = await replica.read({}, async (db) => {
    if (await fromReplica(db)) await db.execute(sql`select from nothing_here`);
    return "primary";
  });
  expect(here).toBe("primary");
  await comesToReplica({});
  await pair.standby.kill();
  expect(await asks({})).toBe(false);
  expect(states.at(-1)).toBe(false);
});

test("the server notes who has written, and the primary answers for what is no replica", async () => {
  const app = await testApp({ DATABASE_READ_URL: pair.primary.url });
  const writers = async () =>
    (await app.db.execute<{ name: string }>(sql`select name from last_writes`)).rows.length;
  const reads = () => app.replica.state()?.reads;
  try {
    const reply = await app.as("creator").get("/api/public/products");
    expect(reply.status).toBe(200);
    expect((await app.company().post("/api/licenses/ready", {})).status).toBe(200);
    expect(reads()).toEqual({ replica: 0, primary: 2 });
    expect(await writers()).toBe(0);
    await app.as("creator").post("/api/products", { name: "Visits", kind: "app" });
    expect(await writers()).toBe(1);
    await app.company().post("/api/proposals", { product_id: "1", message: "More?" });
    const { payload } = await app.fastify.inject({ url: "/metrics" });
    expect(payload).toMatch(/^replica_used 0$/m);
    expect(payload).toMatch(/^replica_reads\{from="primary"\} 2$/m);
  } finally {
    await app.close();
  }
});
