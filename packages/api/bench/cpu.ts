// Compares the CPU time of authenticated product lists over HTTP with the bare pg driver sending the same SQL:
// node bench/cpu.ts
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "../src/platform/postgres/embedded-postgres.ts";
import type { Asks, Told } from "./cpu.child.ts";
import type { CpuFigures } from "./figures.ts";
import { Client } from "pg";
import { fill } from "./seed.ts";

const most = 1.4;
const rounds = 9;
const timesEach = 320;
/** Concurrent requests, as on a busy server; one at a time, both sides would mostly pay for waking up. */
const atOnce = 8;
/**
 * One user per concurrent request, because the server shares the session lookup between concurrent requests of one
 * user.
 */
const tokens = Array.from({ length: atOnce }, (_, who) => `bench-owner-${who}`);
const productsEach = 500;

/** Gives every user a session and a share of each kind of product. */
async function share(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const ownerOf = (product: string) => `2 + ${product} / 20 % ${atOnce}`;
  for (const statement of [
    // Disables triggers: nothing that they maintain depends on a product's owner.
    "set session_replication_role = replica",
    `update products set owner_id = ${ownerOf("id")}`,
    `update submissions set owner_id = ${ownerOf("product_id")}`,
    `insert into sessions (token_hash, user_id, expires_at) select encode(sha256(('bench-owner-' || who)::bytea), 'hex'), 2 + who, now() + interval '1 day' from generate_series(0, ${atOnce - 1}) who`,
    "vacuum analyze",
  ])
    await client.query(statement);
  await client.end();
}

const child = (...args: string[]) =>
  fork(join(import.meta.dirname, "cpu.child.ts"), args, {
    execArgv: ["--conditions=source"],
  });
async function nextMessage(process: ChildProcess): Promise<Told> {
  const [message] = (await once(process, "message")) as [Told];
  return message;
}
async function ask(process: ChildProcess, asks: Asks): Promise<number> {
  const answer = nextMessage(process);
  process.send(asks);
  return (await answer).cpu ?? 0;
}

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const request = (url: string, who: number) =>
  new Promise<void>((done, fail) => {
    get(url, { agent, headers: { authorization: `Bearer ${tokens[who]}` } }, (reply) => {
      if (reply.statusCode !== 200) fail(new Error(`answered ${reply.statusCode}`));
      reply.resume().once("end", done);
    }).once("error", fail);
  });
/** Microseconds of CPU that the database's connections have used; 0 outside Linux. */
function databaseCpu(): number {
  const [postmaster = ""] = readFileSync(
    join(postgres.home, "cluster", "postmaster.pid"),
    "utf8",
  ).split("\n");
  const children = `/proc/${postmaster}/task/${postmaster}/children`;
  if (!existsSync(children)) return 0;
  const ids = readFileSync(children, "utf8").split(" ").filter(Boolean);
  // Two of the fields after the name: user and system time, in hundredths of a second.
  const ticks = ids.flatMap((id) =>
    readFileSync(`/proc/${id}/stat`, "utf8").split(") ").at(-1)!.split(" ").slice(11, 13),
  );
  return ticks.map(Number).reduce((sum, tick) => sum + tick, 0) * 10_000;
}
const atOnceUntil = (times: number, act: (who: number) => Promise<void>) =>
  Promise.all(
    tokens.map(async (_, who) => {
      for (let turn = 0; turn < times / atOnce; turn += 1) await act(who);
    }),
  );
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

const folder = await mkdtemp(join(tmpdir(), "lanyard-cpu-"));
const postgres = await startEmbedded(folder);
const children: ChildProcess[] = [];
try {
  await fill(postgres.url, atOnce * productsEach);
  await share(postgres.url);

  const server = child("server", postgres.url, join(folder, "data"), ...tokens);
  children.push(server);
  const { origin = "", queries = [] } = await nextMessage(server);
  const queriesFile = join(folder, "queries.json");
  await writeFile(queriesFile, JSON.stringify(queries));
  const bare = child("bare", postgres.url, queriesFile);
  children.push(bare);
  const { origin: bareOrigin = "" } = await nextMessage(bare);

  const ofDatabase = { bare: [] as number[], prepared: [] as number[] };
  const rate = {
    server: [] as number[],
    oneUser: [] as number[],
    http: [] as number[],
    bare: [] as number[],
    prepared: [] as number[],
  };
  for (let round = 0; round <= rounds; round += 1) {
    const list = `${origin}/api/products`;
    const begin = await ask(server, { do: "cpu" });
    await atOnceUntil(timesEach, (who) => request(list, who));
    const between = await ask(server, { do: "cpu" });
    await atOnceUntil(timesEach, () => request(list, 0));
    const spent = {
      server: between - begin,
      oneUser: (await ask(server, { do: "cpu" })) - between,
      http: -(await ask(bare, { do: "run", times: 0 })),
      bare: 0,
      prepared: 0,
    };
    await atOnceUntil(timesEach, (who) => request(`${bareOrigin}/${who}`, who));
    spent.http += await ask(bare, { do: "run", times: 0 });
    for (const way of ["bare", "prepared"] as const) {
      const before = await ask(bare, { do: "run", times: 0 });
      const beforeDatabase = databaseCpu();
      const prepared = way === "prepared";
      spent[way] = (await ask(bare, { do: "run", times: timesEach, prepared })) - before;
      if (round > 0) ofDatabase[way].push((databaseCpu() - beforeDatabase) / timesEach);
    }
    // The first round is a warm-up.
    if (round === 0) continue;
    for (const way of ["server", "oneUser", "http", "bare", "prepared"] as const)
      rate[way].push(spent[way] / timesEach);
  }
  const [a, b, c] = [median(rate.server), median(rate.bare), median(rate.prepared)];
  const floor = median(rate.http);
  const oneUser = median(rate.oneUser);
  const good = a / b <= most;
  process.stdout.write(
    `An authenticated product list: ${a.toFixed(0)} µs of CPU a request\n` +
      `The bare driver for the same ${queries[0]?.length} queries: ${b.toFixed(0)} µs, ${(a / b).toFixed(2)} times (at most ${most})${good ? "" : "  TOO MUCH"}\n` +
      `Requests of one user, which share the look whose they are when they come in one turn: ${oneUser.toFixed(0)} µs, ${(oneUser / b).toFixed(2)} times\n` +
      `The bare driver, with the server's prepared statements: ${c.toFixed(0)} µs, ${(a / c).toFixed(2)} times\n` +
      `A bare HTTP server on that driver, its rows as JSON: ${floor.toFixed(0)} µs, ${(floor / b).toFixed(2)} times; the server ${(a / floor).toFixed(2)} times that\n` +
      `PostgreSQL for the same queries: ${median(ofDatabase.bare).toFixed(0)} µs, with prepared statements ${median(ofDatabase.prepared).toFixed(0)} µs\n`,
  );
  // As part of a larger bench, it only reports to its parent process and does not fail.
  if (process.send)
    process.send({ server: a, oneUser, http: floor, bare: b, prepared: c } satisfies CpuFigures);
  else process.exitCode = good ? 0 : 1;
} finally {
  agent.destroy();
  for (const one of children) one.kill();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
  if (!postgres.home.startsWith(folder)) await rm(postgres.home, { recursive: true, force: true });
}
