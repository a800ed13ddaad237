// Hostile archives: all refused, each in under a second and 64 MB: npm run hold -- archives --count 5000
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { checkArchive } from "../../src/files/archive.ts";
import { Refused } from "../../src/shared/refuse.ts";
import { archive } from "../fixtures.ts";
import { madeByHand } from "./archives/made.ts";
import type { Hostile } from "./archives/names.ts";
import { mutated } from "./archives/mutated.ts";
import { numbers, seed } from "./settings.ts";

const MB = 1024 * 1024;
const limits = { milliseconds: 1_000, bytes: 64 * MB, made: 200 };
const count = Number(process.env["HOLD_COUNT"]);
const folder = await mkdtemp(join(tmpdir(), "lanyard-archives-"));
const staged = join(folder, "staged.zip");
const worst = { milliseconds: 0, bytes: 0 };
const wrong: string[] = [];

/** Garbage counts too. */
const held = () => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

async function judge({ name, bytes }: Hostile): Promise<void> {
  await writeFile(staged, await bytes());
  globalThis.gc?.();
  await turn();
  const before = held();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, held())), 5);
  // Time at work: what other programs on the machine take is not the archive's.
  const begin = process.cpuUsage();
  const outcome = await checkArchive(staged, "source_code_url").then(
    () => "accepted",
    (error: unknown) => (error instanceof Refused ? "refused" : String(error)),
  );
  const { user, system } = process.cpuUsage(begin);
  const milliseconds = (user + system) / 1_000;
  clearInterval(watch);
  const grown = Math.max(peak, held()) - before;
  worst.milliseconds = Math.max(worst.milliseconds, milliseconds);
  worst.bytes = Math.max(worst.bytes, grown);
  if (outcome !== "refused") wrong.push(`${name}: ${outcome}`);
  if (milliseconds > limits.milliseconds) wrong.push(`${name}: ${Math.round(milliseconds)} ms`);
  if (grown > limits.bytes) wrong.push(`${name}: ${Math.round(grown / MB)} MB`);
}

const print = (line: string) => process.stdout.write(`${line}\n`);
let made = 0;
try {
  // What refuses everything would refuse these too.
  await writeFile(staged, await archive());
  await checkArchive(staged, "source_code_url");
  for await (const one of madeByHand()) {
    await judge(one);
    made += 1;
  }
  for await (const one of mutated(count, numbers(seed))) await judge(one);
} finally {
  await rm(folder, { recursive: true, force: true });
}
if (made < limits.made) wrong.push(`only ${made} archives made by hand`);
for (const line of wrong.slice(0, 40)) print(`        ${line}`);
print(
  `${wrong.length === 0 ? "passed" : "FAILED"}  ${made} archives made by hand, ${count} mutated; slowest ${Math.round(worst.milliseconds)} ms, largest ${Math.round(worst.bytes / MB)} MB, seed ${seed}`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;
