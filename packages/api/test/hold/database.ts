// The database stops for a while: whoever asks is told to come again, and is served as soon as it is back.
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { accountFor } from "../../src/shared/postgres/account.ts";
import { nativeFolder } from "../../src/shared/postgres/binaries.ts";
import { prepareCluster } from "../../src/shared/postgres/cluster.ts";
import {
  servedPort,
  startPostmaster,
  stopPostmaster,
} from "../../src/shared/postgres/postmaster.ts";
import { openVictim, print } from "./victim.ts";

const seconds = Number(process.env["HOLD_COUNT"]);
const healthyWithin = 2_000;
const answeredWithin = 15_000;
const folder = await mkdtemp(join(tmpdir(), "lanyard-database-"));
await mkdir(join(folder, "data"));
const account = accountFor(nativeFolder(), join(folder, "data", "postgres"));
const cluster = prepareCluster(account);
const addressOn = (port: number) =>
  `postgres://postgres:${cluster.password}@127.0.0.1:${port}/postgres`;

/** Starts it and waits until it serves; answers its address. */
async function startDatabase(): Promise<string> {
  await startPostmaster(account, cluster.folder, {});
  for (;;) {
    const port = servedPort(cluster.folder);
    const client =
      port === undefined ? undefined : new Client({ connectionString: addressOn(port) });
    client?.on("error", () => undefined);
    const serves = await client?.connect().then(
      () => true,
      () => false,
    );
    await client?.end().catch(() => undefined);
    if (serves && port !== undefined) return addressOn(port);
    await pause(10);
  }
}

const wrong: string[] = [];
const victim = await openVictim("outage", { DATABASE_URL: await startDatabase() });
const authorization = `Bearer ${victim.token}`;
const asks = [
  () => fetch(`${victim.base}/api/products`, { headers: { authorization } }),
  () => fetch(`${victim.base}/api/public/products`),
  () =>
    fetch(`${victim.base}/api/products`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify({ name: "Meanwhile", kind: "app" }),
    }),
  () => fetch(`${victim.base}/readyz`),
];
let refused = 0;

async function askMeanwhile(which: number): Promise<void> {
  const begin = performance.now();
  const reply = await asks[which]!();
  await reply.arrayBuffer();
  refused += 1;
  if (reply.status !== 503) wrong.push(`answer ${reply.status} without a database`);
  else if (!reply.headers.has("retry-after")) wrong.push(`no Retry-After from ${reply.url}`);
  if (performance.now() - begin > answeredWithin) wrong.push("an answer took too long");
}

try {
  stopPostmaster(account, cluster.folder);
  const until = Date.now() + seconds * 1_000;
  for (let n = 0; Date.now() < until; n += 1) {
    await askMeanwhile(n % asks.length);
    await pause(50);
  }
  await startDatabase();
  const back = performance.now();
  for (const [which, ask] of asks.entries()) {
    let status = 0;
    while (status !== 200 && performance.now() - back < healthyWithin * 5)
      ({ status } = await ask().then(async (reply) => (await reply.arrayBuffer(), reply)));
    if (status !== 200) wrong.push(`request ${which} is still answered ${status}`);
  }
  const healthy = Math.round(performance.now() - back);
  if (healthy > healthyWithin) wrong.push(`healthy only after ${healthy} ms`);
  for (const line of new Set(wrong)) print(`        ${line}`);
  print(
    `${wrong.length === 0 ? "passed" : "FAILED"}  without a database for ${seconds} s: ${refused} requests, all refused; healthy ${healthy} ms after its return`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await victim.stop();
  stopPostmaster(account, cluster.folder);
  await rm(folder, { recursive: true, force: true });
  if (!account.home.startsWith(folder)) await rm(account.home, { recursive: true, force: true });
}
