// Hundreds of connections request /readyz: the server checks once a second for all of them, and serves everybody else.
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { flatOut, p95, statusesBut200 } from "./load.ts";
import { openServer, print, usualRequests } from "./running-server.ts";

const seconds = Number(process.env["HOLD_COUNT"]);
const connections = 500;
/** The delay of each connection after a response, in ms: together, a thousand requests a second. */
const everyMs = 500;
const slowerMost = 6;

const running = await openServer("ready");
const { port } = running;
const wrong: string[] = [];
try {
  const honest = await usualRequests(running.base, running.token);
  await flatOut(port, honest, 2, seconds);
  const calm = p95(await flatOut(port, honest, 2, seconds));
  const program = join(import.meta.dirname, "ready", "askers.ts");
  const askers = fork(program, [port, connections, everyMs].map(String));
  await pause(2_000);
  const tally = await flatOut(port, honest, 2, seconds);
  askers.send("stop");
  const [answers] = (await once(askers, "message")) as [number];

  const times = p95(tally) / calm;
  wrong.push(...statusesBut200(tally));
  if (times > slowerMost) wrong.push(`${times.toFixed(2)} times as slow`);
  if (answers < connections) wrong.push(`only ${answers} were answered`);
  for (const line of wrong) print(`        ${line}`);
  print(
    `${wrong.length === 0 ? "passed" : "FAILED"}  ${connections} connections were told ${answers} times whether it is ready; an honest client's p95 ${calm.toFixed(1)} ms without them, ${p95(tally).toFixed(1)} ms with them (${times.toFixed(2)} times)`,
  );
} finally {
  await running.stop();
}
process.exitCode = wrong.length === 0 ? 0 : 1;
