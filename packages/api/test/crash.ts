// Kills the working server again and again, and checks that it has kept every word: node test/crash.ts --count 100 --seed 7
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startEmbedded } from "../src/shared/embedded-postgres.ts";
import { findWrongs } from "./crash/checks.ts";
import { clientOf } from "./crash/client.ts";
import { customer } from "./crash/customer.ts";
import { Interrupted, Ledger } from "./crash/ledger.ts";
import { endOf, freePort, killDatabase, startServer } from "./crash/victim.ts";
import { mover, saver, uploader, type Crew, type Worker } from "./crash/workers.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "5" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});
const count = Number(values.count);

/** mulberry32: the same numbers, from 0 to 1, for the same seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
// The moments of death do not depend on how far the workers came.
const random = numbers(Number(values.seed));

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
const tokenOf = async (email: string) =>
  (
    await client.send("", "POST", "/api/login", {
      email,
      password: "demo-password",
      remember_me: true,
    })
  ).token as string;

let server = await startServer(dataDir, port);
const place = await startEmbedded(dataDir);
const databaseHome = place.home;
await place.stop();
const crew: Crew = {
  client,
  ledger: new Ledger(),
  random: numbers(Number(values.seed) + 1),
  companyToken: "demo-company-token",
  creator: await tokenOf("creator@demo.test"),
  admin: await tokenOf("admin@demo.test"),
};
const workers = [
  saver(),
  saver(),
  uploader(),
  uploader(),
  mover(),
  mover(),
  customer(),
  customer(),
];
let failed = 0;

/** Works, kills, starts again and looks: answers what is wrong. */
async function round(number: number): Promise<string[]> {
  const running = workers.map((worker) => work(worker, crew));
  const delay = 200 + Math.floor(random() * 1_800);
  const withDatabase = number % 3 === 0;
  await pause(delay);
  if (withDatabase) killDatabase(databaseHome);
  await endOf(server, "SIGKILL");
  const refusals = (await Promise.all(running)).filter((problem) => problem !== undefined);
  server = await startServer(dataDir, port);
  const wrong = [...refusals, ...(await findWrongs(crew, dataDir))];
  const what = `kill ${number} after ${delay} ms${withDatabase ? ", database too" : ""}`;
  print(
    `${wrong.length === 0 ? "passed" : "FAILED"}  ${what}; ${crew.ledger.acknowledged} writes acknowledged so far`,
  );
  return wrong;
}

try {
  for (let number = 1; number <= count; number += 1) {
    const wrong = await round(number);
    if (wrong.length > 0) failed += 1;
    for (const problem of wrong) print(`        ${problem}`);
  }
} finally {
  await endOf(server, "SIGTERM");
}
if (failed === 0) await rm(join(dataDir, ".."), { recursive: true, force: true });
else print(`what is left: ${dataDir}`);
print(`${count - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
