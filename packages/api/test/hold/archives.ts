// Hostile archives: the server refuses all, each with less than three times the work of the largest honest one, and
// within 64 MB of memory: npm run hold -- archives --count 5000
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { checkArchive } from "../../src/platform/files/archive.ts";
import { Refused } from "../../src/platform/refuse.ts";
import { crowded, madeByHand } from "./archives/made.ts";
import type { Hostile } from "./archives/names.ts";
import { mutated } from "./archives/mutated.ts";
import { numbers, seed } from "./settings.ts";

const MB = 1024 * 1024;
const limits = { timesHonest: 3, bytes: 64 * MB, made: 200 };
/** Other programs and the garbage collector can only make a measurement worse, so the best of several tries counts. */
const tries = 3;
const count = Number(process.env["HOLD_COUNT"]);
const folder = await mkdtemp(join(tmpdir(), "lanyard-archives-"));
const staged = join(folder, "staged.zip");
const worst = { milliseconds: 0, bytes: 0 };
const wrong: string[] = [];

/** Memory in use, including garbage. */
const held = () => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

interface Cost {
  readonly outcome: string;
  readonly milliseconds: number;
  readonly grown: number;
}

/** The outcome and cost of checking the staged archive; CPU time, so that other processes do not count. */
async function check(): Promise<Cost> {
  globalThis.gc?.();
  await turn();
  const before = held();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, held())), 5);
  const begin = process.cpuUsage();
  const outcome = await checkArchive(staged, "source_code_url").then(
    () => "accepted",
    (error: unknown) => (error instanceof Refused ? "refused" : String(error)),
  );
  const { user, system } = process.cpuUsage(begin);
  clearInterval(watch);
  const grown = Math.max(peak, held()) - before;
  return { outcome, milliseconds: (user + system) / 1_000, grown };
}

/** The CPU time for the largest archive that is accepted, as a baseline for the others. */
async function honest(): Promise<number> {
  await writeFile(staged, await crowded());
  const costs: Cost[] = [];
  while (costs.length < tries) costs.push(await check());
  // The baseline must be accepted: a check that refuses everything would prove nothing.
  for (const { outcome } of costs) if (outcome !== "accepted") wrong.push(`honest: ${outcome}`);
  return Math.min(...costs.map(({ milliseconds }) => milliseconds));
}

async function judge({ name, bytes }: Hostile, most: number): Promise<void> {
  await writeFile(staged, await bytes());
  let { outcome, milliseconds, grown } = await check();
  const isHeavy = () => milliseconds > most || grown > limits.bytes;
  for (let again = 1; again < tries && isHeavy(); again += 1) {
    const next = await check();
    milliseconds = Math.min(milliseconds, next.milliseconds);
    grown = Math.min(grown, next.grown);
    if (next.outcome !== "refused") outcome = next.outcome;
  }
  worst.milliseconds = Math.max(worst.milliseconds, milliseconds);
  worst.bytes = Math.max(worst.bytes, grown);
  if (outcome !== "refused") wrong.push(`${name}: ${outcome}`);
  if (milliseconds > most)
    wrong.push(`${name}: ${Math.round(milliseconds)} ms, more than ${Math.round(most)}`);
  if (grown > limits.bytes) wrong.push(`${name}: ${Math.round(grown / MB)} MB`);
}

const print = (line: string) => process.stdout.write(`${line}\n`);
let made = 0;
let floor = 0;
try {
  floor = await honest();
  const most = limits.timesHonest * floor;
  for await (const one of madeByHand()) {
    await judge(one, most);
    made += 1;
  }
  for await (const one of mutated(count, numbers(seed))) await judge(one, most);
} finally {
  await rm(folder, { recursive: true, force: true });
}
if (made < limits.made) wrong.push(`only ${made} archives made by hand`);
for (const line of wrong.slice(0, 40)) print(`        ${line}`);
print(
  `${wrong.length === 0 ? "passed" : "FAILED"}  ${made} archives made by hand, ${count} mutated; slowest ${(worst.milliseconds / floor).toFixed(2)} times the largest honest one (${Math.round(floor)} ms), largest ${Math.round(worst.bytes / MB)} MB, seed ${seed}`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;
