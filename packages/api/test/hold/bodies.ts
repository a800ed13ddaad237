// Many clients send bodies of the maximum length: the memory for them is bounded, and all other clients are served.
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Answers } from "./bodies/senders.ts";
import { flatOut, p95, statusesBut200 } from "./load.ts";
import { openServer, print, usualRequests } from "./running-server.ts";
import { resident } from "./soak/memory.ts";

const seconds = Number(process.env["HOLD_COUNT"]);
const connections = 200;
/** In MB: up to 64 MB of bodies at a time, each held as raw bytes, as text, and parsed. */
const memoryMost = 300;
const slowerMost = 8;

const running = await openServer("bodies");
const { port, server } = running;
const wrong: string[] = [];
try {
  const honest = await usualRequests(running.base, running.token);
  await flatOut(port, honest, 2, seconds);
  const calm = p95(await flatOut(port, honest, 2, seconds));
  const before = resident(server);
  let most = before;
  const watching = setInterval(() => (most = Math.max(most, resident(server))), 200);
  const program = join(import.meta.dirname, "bodies", "senders.ts");
  const senders = fork(program, [String(port), String(connections)]);
  let answers: Answers = {};
  senders.on("message", (now: Answers) => (answers = now));
  // Until the first bodies are complete, which takes 10 s.
  for (let n = 0; n < 600 && !answers["401"]; n += 1) await pause(100);
  const tally = await flatOut(port, honest, 2, seconds);
  senders.send("stop");
  await once(senders, "exit");
  clearInterval(watching);

  const times = p95(tally) / calm;
  wrong.push(...statusesBut200(tally));
  if (most - before > memoryMost) wrong.push(`${Math.round(most - before)} MB more memory`);
  if (times > slowerMost) wrong.push(`${times.toFixed(2)} times as slow`);
  if (!answers["401"]) wrong.push("no long body was read");
  for (const line of wrong) print(`        ${line}`);
  const summary = Object.entries(answers).map(([status, count]) => `${count} answered ${status}`);
  print(
    `${wrong.length === 0 ? "passed" : "FAILED"}  ${connections} connections with the longest bodies, ${summary.join(", ")}; an honest client's p95 ${calm.toFixed(1)} ms without them, ${p95(tally).toFixed(1)} ms with them (${times.toFixed(2)} times); memory ${Math.round(before)} MB before, ${Math.round(most)} MB at most`,
  );
} finally {
  await running.stop();
}
process.exitCode = wrong.length === 0 ? 0 : 1;
