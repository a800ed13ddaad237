// Ten times the load that the server can handle: it keeps serving what it can, and asks the rest to retry. A flood of
// pages from one visitor, and what another reader notices of it.
import { spawnSync } from "node:child_process";
import { platform } from "node:os";
import { atRate, countIn, flatOut, type Tally } from "./load.ts";
import { floodWithPages } from "./overload/pages.ts";
import { openServer, print, usualRequests } from "./running-server.ts";

const seconds = Number(process.env["HOLD_COUNT"]);
const times = 10;
// Throughput measured for a few seconds on a busy machine means nothing, so short runs only check the responses.
const isMeasured = seconds >= 10;
const rounds = isMeasured ? 3 : 1;
const least = 0.8;
const factor = 9;
/**
 * Pins this process, and those it starts afterwards, to a core. False where that is impossible: on one core, or outside
 * Linux.
 */
const stayOn = (core: number): boolean =>
  spawnSync("taskset", ["-apc", String(core), String(process.pid)]).status === 0;

// Generating the load takes CPU time, which must not come from the server and its database.
const isApart = stayOn(0);
const running = await openServer("overload");
if (isApart && !stayOn(1)) print("        one core for all: the load takes the server's time");
/** Several addresses, because no single client gets more than half of the slots. */
const clients =
  platform() === "linux" ? Array.from({ length: 20 }, (_, n) => `127.0.0.${n + 2}`) : [];
const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, n) => all + n, 0);
try {
  const requests = await usualRequests(running.base, running.token);
  const flat = async (lines: number) => {
    const tally = await flatOut(running.port, requests, lines, seconds / 2);
    return countIn(tally, 200) / tally.seconds;
  };
  await flat(8);
  const saysFull = async () => {
    const { load } = (await fetch(`${running.base}/readyz`).then((reply) => reply.json())) as {
      load?: unknown;
    };
    return load === "full";
  };
  let toldFull = false;
  const measured: { peak: number; good: number; all: number; tally: Tally }[] = [];
  // Alternates between peak and overload, so that other load on the machine affects both.
  for (let round = 0; round < rounds; round += 1) {
    const peak = Math.max(await flat(8), await flat(16));
    const asking = setInterval(() => {
      void saysFull().then(
        (is) => (toldFull ||= is),
        () => undefined,
      );
    }, 500);
    const tally = await atRate(running.port, requests, peak * times, seconds, clients);
    clearInterval(asking);
    const all = sum(tally.statuses.values()) / tally.seconds;
    measured.push({ peak, good: countIn(tally, 200) / tally.seconds, all, tally });
  }
  const [{ peak, good, all }] = measured
    .toSorted((a, b) => a.good / a.peak - b.good / b.peak)
    .slice(rounds >> 1) as [(typeof measured)[number]];
  const others = measured.flatMap(({ tally }) =>
    [...tally.statuses.keys()].filter((status) => ![200, 429, 503].includes(status)),
  );
  const silent = sum(measured.map(({ tally }) => tally.silent));
  const flood = await floodWithPages(running, seconds, isMeasured);
  const wrong = [
    ...flood.wrong,
    ...(good === 0 ? ["nothing was served"] : []),
    ...(isMeasured && good < peak * least
      ? [`goodput fell to ${Math.round((good / peak) * 100)} %`]
      : []),
    ...(others.length > 0 ? [`other answers: ${others.join(", ")}`] : []),
    ...(toldFull || clients.length === 0 ? [] : ["/readyz never said that it is full"]),
    ...(silent > 0 ? [`${silent} refusals without Retry-After`] : []),
    ...(isMeasured && all < peak * factor
      ? [`only ${Math.round(all / peak)} times the peak were asked`]
      : []),
  ];
  const shares = measured.map((one) => Math.round((one.good / one.peak) * 100)).join(", ");
  for (const line of wrong) print(`        ${line}`);
  print(
    `${wrong.length === 0 ? "passed" : "FAILED"}  peak ${Math.round(peak)} a second; asked ${Math.round(all)}, served ${Math.round(good)}, refused ${Math.round(all - good)}; goodput in ${rounds} rounds: ${shares} % of the peak`,
  );
  for (const line of flood.lines) print(`        ${line}`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await running.stop();
}
