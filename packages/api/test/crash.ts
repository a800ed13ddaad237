// Repeatedly kills a working server and checks that no acknowledged write is lost:
// node test/crash.ts --count 100 --seed 7
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openKilledServer, type KilledServer } from "./crash/killed-server.ts";
import { numbers } from "./hold/settings.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "5" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});
const count = Number(values.count);
const seed = Number(values.seed);
/** With two servers, one works while the other starts. */
const serversMost = count < 20 ? 1 : 2;
/** Every 25th kill is followed by a check of all writes so far. */
const allAfter = 25;

const print = (line: string) => process.stdout.write(`${line}\n`);
const folder = await mkdtemp(join(tmpdir(), "lanyard-crash-"));
let failed = 0;
const written = new Map<KilledServer, number>();

function report(what: string, wrong: readonly string[]): void {
  if (wrong.length > 0) failed += 1;
  print(`${wrong.length === 0 ? "passed" : "FAILED"}  ${what}`);
  for (const problem of wrong) print(`        ${problem}`);
}

/** The kills `at`, `at + serversMost`, … */
async function run(at: number): Promise<void> {
  const server = await openKilledServer(join(folder, String(at)), join(folder, "cache"), seed + at);
  // A separate generator, so that the moments of the kills do not depend on the progress of the work.
  const random = numbers(seed - at);
  try {
    for (let number = at; number <= count; number += serversMost) {
      const delay = 200 + Math.floor(random() * 1_800);
      const withDatabase = number % 3 === 0;
      const wrong = await server.kill(delay, withDatabase, number % allAfter === 0);
      written.set(server, server.ledger.acknowledged);
      const all = [...written.values()].reduce((sum, n) => sum + n, 0);
      const what = `kill ${number} after ${delay} ms${withDatabase ? ", database too" : ""}`;
      report(`${what}; ${all} writes acknowledged so far`, wrong);
    }
    const { acknowledged } = server.ledger;
    report(
      `everything once more: ${acknowledged} writes, no file without an owner`,
      await server.last(),
    );
  } finally {
    await server.close();
  }
}

print(`crash test: ${count} kills, seed ${seed}`);
// Each runs to its end: one that fails must not leave the other's server and database running.
const runs = Array.from({ length: serversMost }, (_server, at) =>
  run(at + 1).catch((error: unknown) => report("the test itself", [String(error)])),
);
await Promise.all(runs);
if (failed === 0) await rm(folder, { recursive: true, force: true });
else print(`what is left: ${folder}`);
print(failed === 0 ? `${count} kills passed` : `${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
