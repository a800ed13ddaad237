// CPU time of an authenticated product list over HTTP, against the bare pg driver sending the same SQL: node bench/cpu.ts
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate, openDatabase } from "../src/shared/db.ts";
import { startEmbedded } from "../src/shared/embedded-postgres.ts";
import type { Asks, Told } from "./cpu.child.ts";
import { seed, tokens } from "./seed.ts";

const most = 1.5;
const rounds = 9;
const timesEach = 300;

const child = (...args: string[]) =>
  fork(join(import.meta.dirname, "cpu.child.ts"), args, {
    execArgv: ["--conditions=source"],
  });
async function heard(process: ChildProcess): Promise<Told> {
  const [told] = (await once(process, "message")) as [Told];
  return told;
}
async function ask(process: ChildProcess, asks: Asks): Promise<number> {
  const answer = heard(process);
  process.send(asks);
  return (await answer).cpu ?? 0;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const request = (url: string) =>
  new Promise<void>((done, fail) => {
    get(url, { agent, headers: { authorization: `Bearer ${tokens.creator}` } }, (reply) => {
      if (reply.statusCode !== 200) fail(new Error(`answered ${reply.statusCode}`));
      reply.resume().once("end", done);
    }).once("error", fail);
  });
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

const folder = await mkdtemp(join(tmpdir(), "lanyard-cpu-"));
const postgres = await startEmbedded(folder);
const children: ChildProcess[] = [];
try {
  const database = openDatabase(postgres.url);
  await migrate(database.pool);
  await seed(database.pool, 1_000);
  await database.close();

  const server = child("server", postgres.url, join(folder, "data"));
  children.push(server);
  const { origin = "", queries = [] } = await heard(server);
  const bare = child("bare", postgres.url, JSON.stringify(queries));
  children.push(bare);
  await heard(bare);

  const rate = { server: [] as number[], bare: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const begin = [
      await ask(server, { do: "cpu" }),
      await ask(bare, { do: "run", times: 0 }),
    ] as const;
    for (let turn = 0; turn < timesEach; turn += 1) await request(`${origin}/api/products`);
    const end = [
      await ask(server, { do: "cpu" }),
      await ask(bare, { do: "run", times: timesEach }),
    ] as const;
    // The first round warms up.
    if (round === 0) continue;
    rate.server.push((end[0] - begin[0]) / timesEach);
    rate.bare.push((end[1] - begin[1]) / timesEach);
  }
  const [a, b] = [median(rate.server), median(rate.bare)];
  const good = a / b <= most;
  process.stdout.write(
    `An authenticated product list: ${a.toFixed(0)} µs of CPU a request, the bare driver ${b.toFixed(0)} µs for the same ${queries.length} queries: ${(a / b).toFixed(2)} times (at most ${most})${good ? "" : "  TOO MUCH"}\n`,
  );
  process.exitCode = good ? 0 : 1;
} finally {
  agent.destroy();
  for (const one of children) one.kill();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
  if (!postgres.home.startsWith(folder)) await rm(postgres.home, { recursive: true, force: true });
}
