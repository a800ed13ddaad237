// Kills the working server again and again, and checks that it has kept every word: node test/crash.ts --count 100 --seed 7
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { findWrongs } from "./crash/checks.ts";
import { clientOf } from "./crash/client.ts";
import { Interrupted, Ledger } from "./crash/ledger.ts";
import { endOf, freePort, killDatabase, startServer } from "./crash/victim.ts";
import { customer, mover, saver, uploader, type Crew, type Worker } from "./crash/workers.ts";

const { values } = parseArgs({ options: { count: { type: "string", default: "5" }, seed: { type: "string", default: String(Date.now() % 1_000_000) } } });
const count = Number(values.count);
let state = Number(values.seed);

/** mulberry32: the same numbers for the same seed. */
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}

const print = (line: string) => process.stdout.write(`${line}\n`);

async function work(worker: Worker, crew: Crew): Promise<string | undefined> {
  try {
    for (;;) await worker(crew);
  } catch (error) {
    return error instanceof Interrupted ? undefined : String(error);
  }
}

print(`crash test: ${count} kills, seed ${values.seed}`);
const dataDir = join(await mkdtemp(join(tmpdir(), "lanyard-crash-")), "data");
await mkdir(dataDir);
const port = await freePort();
const client = clientOf(`http://127.0.0.1:${port}`);
const tokenOf = async (email: string) => (await client.send("", "POST", "/api/login", { email, password: "demo-password", remember_me: true })).token as string;

let server = await startServer(dataDir, port);
const crew: Crew = { client, ledger: new Ledger(), random, companyToken: "demo-company-token", creator: await tokenOf("creator@demo.test"), admin: await tokenOf("admin@demo.test") };
const workers = [saver(), saver(), uploader(), uploader(), mover(), mover(), customer(), customer()];
let failed = 0;

for (let round = 1; round <= count; round += 1) {
  const running = workers.map((worker) => work(worker, crew));
  const delay = 200 + Math.floor(random() * 1_800);
  await pause(delay);
  const withDatabase = random() < 0.25;
  if (withDatabase) killDatabase(dataDir);
  await endOf(server, "SIGKILL");
  const refusals = (await Promise.all(running)).filter((problem) => problem !== undefined);
  server = await startServer(dataDir, port);
  const wrong = [...refusals, ...(await findWrongs(crew, dataDir))];
  if (wrong.length > 0) failed += 1;
  print(`${wrong.length === 0 ? "passed" : "FAILED"}  kill ${round} after ${delay} ms${withDatabase ? ", database too" : ""}; ${crew.ledger.acknowledged} writes acknowledged so far`);
  for (const problem of wrong) print(`        ${problem}`);
}

await endOf(server, "SIGTERM");
await rm(join(dataDir, ".."), { recursive: true, force: true });
print(`${count - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
