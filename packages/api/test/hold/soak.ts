// Mixed load for a while: what the server holds in memory does not grow with what it has done.
import { execFileSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { completeBuild } from "../fixtures.ts";
import { countIn, flatOut } from "./load.ts";
import { openVictim, print, usualRequests } from "./victim.ts";

const seconds = Number(process.env["HOLD_COUNT"]);
/** Of the middle third of the time, in the last third. Short runs still warm up: only a flood counts there. */
const growthMost = seconds >= 300 ? 1.1 : 1.5;
const victim = await openVictim("soak");
const megabytes: number[] = [];
let writes = 0;
let failures = 0;
const until = Date.now() + seconds * 1_000;

/** Resident memory of the server. */
const memory = (): number =>
  Number(
    execFileSync("ps", ["-o", "rss=", "-p", String(victim.server.pid)], { encoding: "utf8" }),
  ) / 1_024;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function send(
  method: string,
  path: string,
  body?: object,
): Promise<{ id: number; submission_id: number }> {
  const isForm = body instanceof FormData;
  const reply = await fetch(victim.base + path, {
    method,
    headers: {
      authorization: `Bearer ${victim.token}`,
      ...(body && !isForm && { "content-type": "application/json" }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  writes += 1;
  if (reply.status !== 200) failures += 1;
  return (await reply.json()) as { id: number; submission_id: number };
}

/** Makes products, fills them with pictures and archives, and removes them again. */
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
    megabytes.push(memory());
    await pause(500);
  }
}

try {
  const [tally] = await Promise.all([
    flatOut(victim.port, usualRequests(victim.token), 4, seconds),
    write(),
    watch(),
  ]);
  const third = Math.floor(megabytes.length / 3);
  const middle = median(megabytes.slice(third, 2 * third));
  const late = median(megabytes.slice(2 * third));
  const others = [...tally.statuses].filter(([status]) => status !== 200);
  const wrong = [
    ...(late > middle * growthMost
      ? [`memory grew from ${Math.round(middle)} to ${Math.round(late)} MB`]
      : []),
    ...(others.length > 0
      ? [`answers: ${others.map(([status, n]) => `${n} × ${status}`).join(", ")}`]
      : []),
    ...(failures > 0 ? [`${failures} of ${writes} writes failed`] : []),
  ];
  for (const line of wrong) print(`        ${line}`);
  print(
    `${wrong.length === 0 ? "passed" : "FAILED"}  ${seconds} s, ${countIn(tally, 200)} reads, ${writes} writes; memory ${Math.round(middle)} MB in the middle third, ${Math.round(late)} MB in the last`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await victim.stop();
}
