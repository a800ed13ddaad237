// Ten times what the server can do: it goes on doing what it can, and tells the rest to come again.
import { atRate, countIn, flatOut } from "./load.ts";
import { openVictim, print, usualRequests } from "./victim.ts";

const seconds = Number(process.env["HOLD_COUNT"]);
const times = 10;
// A few seconds on a busy machine measure nothing: then what is answered counts, and how much only by hand.
const isMeasured = seconds >= 10;
const least = 0.8;
const asked = 9;
const victim = await openVictim("overload");
try {
  const requests = usualRequests(victim.token);
  await flatOut(victim.port, requests, 8, Math.min(seconds, 5));
  let peak = 0;
  for (const lines of [4, 8, 16, 32]) {
    const tally = await flatOut(victim.port, requests, lines, seconds);
    peak = Math.max(peak, countIn(tally, 200) / tally.seconds);
  }
  const tally = await atRate(victim.port, requests, peak * times, seconds * 2);
  const good = countIn(tally, 200) / tally.seconds;
  const all = [...tally.statuses.values()].reduce((sum, n) => sum + n, 0) / tally.seconds;
  const others = [...tally.statuses.keys()].filter((status) => ![200, 429, 503].includes(status));
  const wrong = [
    ...(good === 0 ? ["nothing was served"] : []),
    ...(isMeasured && good < peak * least
      ? [`goodput fell to ${Math.round((good / peak) * 100)} %`]
      : []),
    ...(others.length > 0 ? [`other answers: ${others.join(", ")}`] : []),
    ...(tally.silent > 0 ? [`${tally.silent} refusals without Retry-After`] : []),
    ...(isMeasured && all < peak * asked
      ? [`only ${Math.round(all / peak)} times the peak were asked`]
      : []),
  ];
  for (const line of wrong) print(`        ${line}`);
  print(
    `${wrong.length === 0 ? "passed" : "FAILED"}  peak ${Math.round(peak)} a second; asked ${Math.round(all)}, served ${Math.round(good)} (${Math.round((good / peak) * 100)} %), refused ${Math.round(countIn(tally, 503) / tally.seconds)}`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await victim.stop();
}
