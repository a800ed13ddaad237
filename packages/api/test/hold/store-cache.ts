// The public store behind a caching nginx: nearly no read reaches the server, nothing private is cached, and a hidden
// product disappears within a minute.
import { platform } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { atRate, countIn, written, type Tally } from "./load.ts";
import { print } from "./running-server.ts";
import { seed } from "./settings.ts";
import { hide, isShown, watchHiding } from "./store-cache/hiding.ts";
import { isInstalled, startNginx } from "./store-cache/nginx.ts";
import { crossed, keptRefusals, mistaken, type Ends } from "./store-cache/private.ts";
import { spelledOtherwise } from "./store-cache/spellings.ts";
import { openStore } from "./store-cache/store.ts";
import { visits } from "./store-cache/visits.ts";

const seconds = Number(process.env["HOLD_COUNT"]);
// The full check needs more than a minute; shorter runs only check who gets which response.
const isMeasured = seconds >= 90;
const rate = isMeasured ? 1_000 : 200;
/** Each address counts as a separate client; Linux accepts all of 127.0.0.0/8 without configuration. */
const visitors =
  platform() === "linux" ? Array.from({ length: 50 }, (_, n) => `127.0.1.${n + 1}`) : [];
const least = 0.95;
const goneWithin = 60;
/**
 * Requests a second during the warm-up, which lasts as long as a response is cached: the server would refuse a full
 * crowd while the cache is empty.
 */
const warmUp = [100, 200, 400, 600] as const;
const warmUpEach = 10;

async function check(): Promise<boolean> {
  const store = await openStore();
  const nginx = await startNginx(join(store.folder, "nginx"), store.port);
  const ends: Ends = { server: store.base, cache: nginx.base };
  const wrong: string[] = [];
  try {
    const content = await store.read();
    const requests = visits(content, 200_000, seed).map(({ path, language }) =>
      written("GET", path, { "accept-language": language }),
    );
    const load = (perSecond: number, time: number): Promise<Tally> =>
      atRate(nginx.port, requests, perSecond, time, visitors);

    const made = await fetch(`${store.base}/api/admin/companies`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${store.tokens.admin}`,
      },
      body: JSON.stringify({ name: "Another", email: "another@bench.test", country: "IT" }),
    });
    const { company_token: another } = (await made.json()) as { company_token: string };
    const askers = {
      companies: [store.tokens.company, another],
      users: [store.tokens.creator, store.tokens.admin],
    };
    wrong.push(...(await mistaken(ends, seed)));
    const cache = join(store.folder, "nginx", "cache");
    wrong.push(...(await spelledOtherwise(nginx.port, cache, await store.picture())));
    const refusals = await keptRefusals(ends);
    wrong.push(...refusals.wrong);
    if (refusals.refused === 0)
      wrong.push("nothing was refused: whether refusals are kept was not seen");

    if (isMeasured) for (const perSecond of warmUp) await load(perSecond, warmUpEach);
    // Products of the creator whose token is known; the first is on the first page, the last is hardly ever read.
    const own = content.cards.filter(({ product_id: id }) => id % 2 === 0);
    const [popular, steady, rare] = [own.at(20), own.at(0), own.at(-1)];
    if (!popular || !steady || !rare) throw new Error("the store is empty");

    const before = await store.countReads();
    let crossings = 0;
    const watch = async (until: number) => {
      while (performance.now() < until) {
        wrong.push(...(await crossed(ends, askers, steady.product_id)));
        crossings += 1;
        await pause(5_000);
      }
    };
    const [tally, hidden] = await Promise.all([
      load(rate, seconds),
      isMeasured ? watchHiding(ends, popular, store.tokens.creator, goneWithin + 10) : undefined,
      watch(performance.now() + seconds * 1_000),
    ]);
    const reached = (await store.countReads()) - before;
    // For hidden products, the server answers 404.
    const served = countIn(tally, 200) + countIn(tally, 404) + (hidden?.looks ?? 0);
    const refused =
      [...tally.statuses.values()].reduce((sum, n) => sum + n, 0) -
      countIn(tally, 200) -
      countIn(tally, 404);
    const answered = served + refused;
    const share = 1 - (reached + refused) / answered;
    if (isMeasured && share < least)
      wrong.push(`only ${(share * 100).toFixed(1)} % never reached the server`);
    if (hidden && hidden.last > goneWithin)
      wrong.push(`still seen ${hidden.last.toFixed(0)} s later`);

    // A hidden product that nobody reads for a minute: the next reader must not get the cached response.
    if (isMeasured) {
      await isShown(ends, rare);
      await hide(ends, rare, store.tokens.creator);
      await pause(goneWithin * 1_000);
      if (await isShown(ends, rare))
        wrong.push("one that nobody read meanwhile was seen after a minute");
    }
    for (const line of new Set(wrong)) print(`        ${line}`);
    const perSecond = Math.round(answered / tally.seconds);
    print(
      `${wrong.length === 0 ? "passed" : "FAILED"}  ${content.products.length} products, ${answered} reads of 4 languages in ${Math.round(tally.seconds)} s, ${perSecond} a second: ${(share * 100).toFixed(1)} % never reached the server, ${(reached / tally.seconds).toFixed(0)} a second did${hidden ? `; hidden: seen for ${hidden.last.toFixed(1)} s` : ""}; ${refusals.refused} refusals, none kept; ${crossings} times crosswise, each got their own`,
    );
    return wrong.length === 0;
  } finally {
    await nginx.stop();
    await store.stop();
  }
}

if (isInstalled) process.exitCode = (await check()) ? 0 : 1;
else {
  print("not run: it needs nginx (Debian: apt-get install nginx-light)");
  process.exitCode = 1;
}
