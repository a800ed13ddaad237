// The primary is killed under load and its synchronous standby promoted: no acknowledged write is lost, and the server
// continues.
import { setTimeout as pause } from "node:timers/promises";
import { query, startReplicated } from "../replicated-postgres.ts";
import { openServer, print } from "./running-server.ts";

const seconds = Number(process.env["HOLD_COUNT"]);
const servingWithin = 10_000;
const writers = 4;
/** In ms, until something has been written; generous, for slow machines. */
const writtenWithin = 60_000;

const pair = await startReplicated({ synchronous: true });
const running = await openServer("failover", {
  DATABASE_URL: pair.url,
  PRODUCTS_PER_HOUR: "1000000",
});
const acknowledged: string[] = [];
const statuses = new Map<number, number>();
const ended = new AbortController();

/** Creates a product; true when the server acknowledges it. */
async function write(name: string): Promise<boolean> {
  const reply = await fetch(`${running.base}/api/products`, {
    method: "POST",
    headers: { authorization: `Bearer ${running.token}`, "content-type": "application/json" },
    body: JSON.stringify({ name, kind: "app" }),
  });
  await reply.arrayBuffer();
  statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
  if (reply.ok) acknowledged.push(name);
  return reply.ok;
}
async function writeOn(writer: number): Promise<void> {
  for (let n = 0; !ended.signal.aborted; n += 1) {
    await write(`Kept ${writer} ${n}`);
    await pause(20);
  }
}

try {
  const writing = Array.from({ length: writers }, (_, writer) => writeOn(writer));
  await pause(seconds * 500);
  const start = performance.now();
  while (acknowledged.length < writers && performance.now() - start < writtenWithin)
    await pause(20);
  await pair.primary.kill();
  const before = acknowledged.length;
  // Simulates the moment that a database monitor takes to notice.
  await pause(1_000);
  const promoted = performance.now();
  await pair.standby.promote();
  for (let n = 0; !(await write(`Again ${n}`)); n += 1) {
    if (performance.now() - promoted > 6 * servingWithin) break;
    await pause(20);
  }
  const took = Math.round(performance.now() - promoted);
  await pause(seconds * 500);
  ended.abort();
  await Promise.all(writing);

  const rows = await query<{ name: string; count: number }>(
    pair.standby.url,
    "select name, count(*)::int as count from products group by name",
  );
  const countByName = new Map(rows.map(({ name, count }) => [name, count]));
  const lost = acknowledged.filter((name) => !countByName.has(name));
  const twice = acknowledged.filter((name) => (countByName.get(name) ?? 0) > 1);
  const others = [...statuses.keys()].filter((status) => status !== 200 && status !== 503);
  const wrong = [
    ...(before === 0 ? ["nothing was written before the primary was killed"] : []),
    ...(lost.length > 0 ? [`${lost.length} acknowledged writes are lost`] : []),
    ...(twice.length > 0 ? [`${twice.length} writes were done twice`] : []),
    ...(took > servingWithin ? [`serving again only after ${took} ms`] : []),
    ...(others.length > 0 ? [`other answers: ${others.join(", ")}`] : []),
  ];
  for (const line of wrong) print(`        ${line}`);
  print(
    `${wrong.length === 0 ? "passed" : "FAILED"}  primary killed: ${acknowledged.length} writes acknowledged, ${before} of them before; ${lost.length} lost; ${statuses.get(503) ?? 0} answered 503; serving ${took} ms after the promotion began`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await running.stop();
  await pair.stop();
}
