// Thirty concurrent saves with large pictures: signing in takes at most twice as long, the memory is released
// afterwards, and a save with one picture waits neither for all pictures of another account nor for those of a client
// that hung up.
import { execFileSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { median } from "./soak/memory.ts";
import { waitsOfOthers } from "./pictures/others.ts";
import { draft, photograph, save } from "./pictures/saves.ts";
import { openServer, print } from "./running-server.ts";

const seconds = Number(process.env["HOLD_COUNT"]);
// Times measured for a few seconds on a busy machine mean nothing, so short runs only check the responses.
const isMeasured = seconds >= 10;
const saves = isMeasured ? 30 : 6;
const slowerMost = 2;
/**
 * Accounts take turns, so one picture waits for one of the other account; waiting for all would take a hundred times as
 * long.
 */
const longerMost = 8;
/** Memory of the server and its child processes some time after the last save, relative to before the first. */
const memoryMost = 1.25;

const running = await openServer("pictures");
const { base, server } = running;
const wrong: string[] = [];

/** Signs in; `took` is in ms. */
async function login(email = "creator@demo.test"): Promise<{ token: string; took: number }> {
  const start = performance.now();
  const reply = await fetch(`${base}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "demo-password" }),
  });
  const { token = "" } = (await reply.json()) as { token?: string };
  if (token === "") wrong.push(`a sign-in was answered ${reply.status}`);
  return { token, took: performance.now() - start };
}

/** Signs in repeatedly while `goesOn`; returns the times in ms. */
async function logins(goesOn: () => boolean): Promise<number[]> {
  const took: number[] = [];
  while (goesOn()) {
    took.push((await login()).took);
    await pause(20);
  }
  return took;
}

/** Resident memory in MB of the server and its child processes, without the database. */
function memory(): number {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss=,comm="], { encoding: "utf8" });
  return lines
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([pid, parent, , name]) =>
        Number(pid) === server.pid || (Number(parent) === server.pid && name?.includes("node")),
    )
    .reduce((sum, [, , kilobytes]) => sum + Number(kilobytes) / 1_024, 0);
}

try {
  const picture = await (isMeasured ? photograph(4_000, 3_000) : photograph(2_000, 1_500));
  // Two people, because one may only send sixteen files at once.
  const tokens = [running.token, (await login("admin@demo.test")).token];
  const paths = await Promise.all(Array.from({ length: saves }, () => draft(base, running.token)));
  await save(paths[0]!, tokens[0]!, picture);
  const calmUntil = performance.now() + seconds * 1_000;
  const calm = await logins(() => performance.now() < calmUntil);
  const before = memory();

  let most = before;
  let saved = 0;
  const over = new AbortController();
  const start = performance.now();
  const watching = (async () => {
    while (!over.signal.aborted) {
      most = Math.max(most, memory());
      await pause(250);
    }
  })();
  const saving = (async () => {
    do {
      const statuses = await Promise.all(
        paths.map((path, at) => save(path, tokens[at % 2]!, picture)),
      );
      saved += statuses.length;
      wrong.push(
        ...statuses
          .filter((status) => status !== 200)
          .map((status) => `a save was answered ${status}`),
      );
    } while (performance.now() - start < seconds * 1_000);
    over.abort();
  })();
  const busy = await logins(() => !over.signal.aborted);
  await Promise.all([saving, watching]);
  const took = (performance.now() - start) / 1_000;

  let after = memory();
  for (let waited = 0; waited < 60 && after > before * memoryMost; waited += 1) {
    await pause(500);
    after = memory();
  }
  const times = median(busy) / median(calm);
  if (isMeasured && times > slowerMost)
    wrong.push(`signing in took ${times.toFixed(2)} times as long`);
  if (after > before * memoryMost)
    wrong.push(`memory stayed at ${Math.round(after)} MB, from ${Math.round(before)} MB`);
  const person = { base, heavy: tokens[0]!, light: tokens[1]! };
  const waits = isMeasured ? await waitsOfOthers(person, picture) : undefined;
  if (waits) {
    wrong.push(...waits.wrong);
    if (waits.beside > waits.alone * longerMost)
      wrong.push("a save waited for the pictures of another account");
    if (waits.afterHangUp > waits.alone * longerMost)
      wrong.push("a save waited for the pictures of a client that had hung up");
  }
  for (const line of new Set(wrong)) print(`        ${line}`);
  print(
    `${wrong.length === 0 ? "passed" : "FAILED"}  ${saved} saves with a picture of ${isMeasured ? 12 : 3} megapixels, ${saves} at once, in ${took.toFixed(1)} s; signing in (p50) ${median(calm).toFixed(0)} ms without them, ${median(busy).toFixed(0)} ms with them (${times.toFixed(2)} times, ${busy.length} sign-ins); memory ${Math.round(before)} MB before, ${Math.round(most)} MB at most, ${Math.round(after)} MB after`,
  );
  if (waits)
    print(
      `        one picture takes ${waits.alone.toFixed(1)} s alone, ${waits.beside.toFixed(1)} s beside 80 of another account, which take ${waits.otherTook.toFixed(1)} s, and ${waits.afterHangUp.toFixed(1)} s after those were hung up`,
    );
} finally {
  await running.stop();
}
process.exitCode = wrong.length === 0 ? 0 : 1;
