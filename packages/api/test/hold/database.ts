// The database stops or freezes for a while: the server refuses calls with 503, and serves them as soon as it is back.
// With HOLD_POOLER, the server reaches it through PgBouncer.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { chooseAccount } from "../../src/platform/postgres/account.ts";
import { nativeFolder } from "../../src/platform/postgres/binaries.ts";
import { prepareCluster } from "../../src/platform/postgres/cluster.ts";
import {
  runningPort,
  startPostmaster,
  stopPostmaster,
} from "../../src/platform/postgres/postmaster.ts";
import { endOf } from "../crash/server-process.ts";
import { poolModes, startPooler } from "./pgbouncer.ts";
import { openServer, print } from "./running-server.ts";

const seconds = Number(process.env["HOLD_COUNT"]);
const poolMode = poolModes.find((mode) => mode === process.env["HOLD_POOLER"]);
/** PgBouncer connects again only so long after it has failed (`server_login_retry`). */
const poolerRetries = poolMode === undefined ? 0 : 15_000;
/** The time limit of a failover, in ms: a busy machine stays below it, needless waiting does not. */
const healthyWithin = 10_000 + poolerRetries;
const answeredWithin = 8_000;
/** /readyz checks once in this time (ms), so its response may be outdated by that much. */
const looksEvery = 1_000;
const folder = await mkdtemp(join(tmpdir(), "lanyard-database-"));
await mkdir(join(folder, "data"));
const account = chooseAccount(nativeFolder(), join(folder, "data", "postgres"));
const cluster = prepareCluster(account);
const addressOn = (port: number) =>
  `postgres://postgres:${cluster.password}@127.0.0.1:${port}/postgres`;

/** Starts the database and waits until it serves; returns its URL. */
async function startDatabase(): Promise<string> {
  await startPostmaster(account, cluster.folder, {});
  for (;;) {
    const port = runningPort(cluster.folder);
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

/** The processes of the database, the postmaster first. */
function processes(): number[] {
  const [postmaster = ""] = readFileSync(join(cluster.folder, "postmaster.pid"), "utf8").split(
    "\n",
  );
  const { stdout } = spawnSync("pgrep", ["-P", postmaster], { encoding: "utf8" });
  return [postmaster, ...stdout.split("\n")].filter(Boolean).map(Number);
}
let stopped: number[] = [];
const thaw = () => {
  for (const pid of stopped.splice(0)) process.kill(pid, "SIGCONT");
};

interface Outage {
  readonly name: string;
  /** Concurrent requests; for the frozen database, more than the server has connections. */
  readonly askers: number;
  readonly seconds: number;
  begin(): void;
  end(): Promise<unknown> | void;
}
const frozen: Outage = {
  name: "frozen",
  askers: 30,
  // Long enough that the server must refuse waiting requests before the outage ends.
  seconds: Math.max(seconds, answeredWithin / 1_000),
  begin() {
    stopped = processes();
    for (const pid of stopped) process.kill(pid, "SIGSTOP");
  },
  end: thaw,
};
const outages: readonly Outage[] = [
  {
    name: "stopped",
    askers: 1,
    seconds,
    begin: () => stopPostmaster(account, cluster.folder),
    end: startDatabase,
  },
  // Windows has no SIGSTOP.
  ...(process.platform === "win32" ? [] : [frozen]),
];

const address = await startDatabase();
const poolerFolder = await mkdtemp(join(tmpdir(), "lanyard-pooler-"));
const pooled = poolMode && (await startPooler(poolerFolder, address, poolMode));
const running = await openServer("outage", { DATABASE_URL: pooled?.url ?? address });
const authorization = `Bearer ${running.token}`;
let written = 0;
const asks = [
  () => fetch(`${running.base}/api/products`, { headers: { authorization } }),
  () => fetch(`${running.base}/api/public/products`),
  () =>
    fetch(`${running.base}/api/products`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify({ name: `Meanwhile ${(written += 1)}`, kind: "app" }),
    }),
  () => fetch(`${running.base}/readyz`),
];

/** Sends requests until the time is over; returns how many were refused. */
async function askUntil(until: number, first: number, wrong: Set<string>): Promise<number> {
  let refused = 0;
  const start = performance.now();
  for (let n = first; Date.now() < until; n += 1) {
    const begin = performance.now();
    const reply = await asks[n % asks.length]!();
    await reply.arrayBuffer();
    // Requests made shortly before the end may succeed.
    if (Date.now() >= until) break;
    if (reply.status === 200 && reply.url.endsWith("/readyz") && begin - start < looksEvery)
      continue;
    refused += 1;
    if (reply.status !== 503) wrong.add(`answer ${reply.status} without a database`);
    else if (!reply.headers.has("retry-after")) wrong.add(`no Retry-After from ${reply.url}`);
    const took = Math.round((performance.now() - begin) / 1_000);
    if (took * 1_000 > answeredWithin) wrong.add(`an answer took ${took} s`);
    await pause(50);
  }
  return refused;
}

/** Milliseconds until every request has been served once. */
async function recovery(wrong: Set<string>): Promise<number> {
  const back = performance.now();
  for (const [which, ask] of asks.entries()) {
    let status = 0;
    while (status !== 200 && performance.now() - back < healthyWithin * 2)
      ({ status } = await ask().then(async (reply) => (await reply.arrayBuffer(), reply)));
    if (status !== 200) wrong.add(`request ${which} is still answered ${status}`);
  }
  return Math.round(performance.now() - back);
}

async function twice(): Promise<string[]> {
  const client = new Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select name from products where name like 'Meanwhile %' group by name having count(*) > 1",
  );
  await client.end();
  return rows.map(({ name }) => `${name} was written twice`);
}

async function passes(outage: Outage): Promise<boolean> {
  const { name, askers, seconds: lasting } = outage;
  const wrong = new Set<string>();
  // Opens as many database connections as the server ever has.
  await Promise.all(Array.from({ length: askers }, () => asks[0]!()));
  outage.begin();
  const until = Date.now() + lasting * 1_000;
  const asking = Array.from({ length: askers }, (_, n) => askUntil(until, n, wrong));
  await pause(until - Date.now());
  await outage.end();
  const healthy = await recovery(wrong);
  if (healthy > healthyWithin) wrong.add(`healthy only after ${healthy} ms`);
  const refused = (await Promise.all(asking)).reduce((sum, count) => sum + count, 0);
  if (refused < askers) wrong.add(`only ${refused} requests were answered meanwhile`);
  for (const line of [...wrong, ...(await twice())]) {
    wrong.add(line);
    print(`        ${line}`);
  }
  print(
    `${wrong.size === 0 ? "passed" : "FAILED"}  database ${name} for ${lasting} s: ${refused} requests, all refused; healthy ${healthy} ms after its return`,
  );
  return wrong.size === 0;
}

try {
  let passed = true;
  for (const outage of outages) passed = (await passes(outage)) && passed;
  process.exitCode = passed ? 0 : 1;
} finally {
  thaw();
  await running.stop();
  if (pooled) await endOf(pooled.pooler, "SIGKILL");
  stopPostmaster(account, cluster.folder);
  for (const made of [folder, poolerFolder]) await rm(made, { recursive: true, force: true });
  if (!account.home.startsWith(folder)) await rm(account.home, { recursive: true, force: true });
}
