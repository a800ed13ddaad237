// Mixed load for a while: the server's memory does not grow with the work done.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { completeBuild } from "../fixtures.ts";
import { requestOf } from "../request.ts";
import { countIn, flatOut } from "./load.ts";
import { gaugedBy, live, median, resident } from "./soak/memory.ts";
import { openServer, print, usualRequests } from "./running-server.ts";

const seconds = Number(process.env["HOLD_COUNT"]);
const isMeasured = seconds >= 300;
/**
 * Resident memory in the last third of the run relative to the middle third. Short runs are still warming up, so their
 * limit is looser.
 */
const residentMost = isMeasured ? 1.1 : 1.5;
/**
 * How many MB of live memory the server may gain in the last third: room for filling caches, but not for a leak per
 * request.
 */
const liveMost = isMeasured ? 2 : 4;
const folder = await mkdtemp(join(tmpdir(), "lanyard-gauge-"));
const gauge = join(folder, "live");
const running = await openServer("soak", gaugedBy(gauge));
const megabytes: number[] = [];
const held: number[] = [];
let writes = 0;
let failures = 0;
const begin = Date.now();
const until = begin + seconds * 1_000;

async function send(
  method: string,
  path: string,
  body?: object,
): Promise<{ id: number; submission_id: number }> {
  const reply = await fetch(running.base + path, requestOf(method, running.token, body));
  writes += 1;
  if (reply.status !== 200) failures += 1;
  return (await reply.json()) as { id: number; submission_id: number };
}

/** Creates products, fills them with pictures and archives, and removes them again. */
async function write(): Promise<void> {
  while (Date.now() < until) {
    const { id, submission_id } = await send("POST", "/api/products", {
      name: "Soak",
      kind: "app",
    });
    const path = `/api/products/${id}/submissions/${submission_id}`;
    await send("POST", `${path}?require_review=0`, await completeBuild());
    await send("GET", path);
    await send("DELETE", path);
    await pause(20);
  }
}

async function watch(): Promise<void> {
  while (Date.now() < until) {
    megabytes.push(resident(running.server));
    const thirds = Math.floor(((Date.now() - begin) / (until - begin)) * 3);
    if (thirds > held.length) held.push(await live(running.server, gauge));
    await pause(500);
  }
  held.push(await live(running.server, gauge));
}

try {
  const [tally] = await Promise.all([
    flatOut(running.port, await usualRequests(running.base, running.token), 4, seconds),
    write(),
    watch(),
  ]);
  const third = Math.floor(megabytes.length / 3);
  const middle = median(megabytes.slice(third, 2 * third));
  const late = median(megabytes.slice(2 * third));
  const [, before = 0, after = Infinity] = held;
  const others = [...tally.statuses].filter(([status]) => status !== 200);
  const wrong = [
    ...(late > middle * residentMost
      ? [`resident memory grew from ${Math.round(middle)} to ${Math.round(late)} MB`]
      : []),
    ...(after > before + liveMost
      ? [`live memory grew from ${before.toFixed(1)} to ${after.toFixed(1)} MB in the last third`]
      : []),
    ...(others.length > 0
      ? [`answers: ${others.map(([status, n]) => `${n} × ${status}`).join(", ")}`]
      : []),
    ...(failures > 0 ? [`${failures} of ${writes} writes failed`] : []),
  ];
  for (const line of wrong) print(`        ${line}`);
  print(
    `${wrong.length === 0 ? "passed" : "FAILED"}  ${seconds} s, ${countIn(tally, 200)} reads, ${writes} writes; resident ${Math.round(middle)} MB in the middle third, ${Math.round(late)} MB in the last; live ${held.map((size) => size.toFixed(1)).join(", ")} MB after each`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await running.stop();
  await rm(folder, { recursive: true, force: true });
}
