// A PostgreSQL primary and a standby that replicates it, run with the embedded PostgreSQL's programs.
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { chooseAccount } from "../src/platform/postgres/account.ts";
import { nativeFolder } from "../src/platform/postgres/binaries.ts";
import { prepareCluster } from "../src/platform/postgres/cluster.ts";
import {
  isAlive,
  runningPort,
  startPostmaster,
  stopPostmaster,
} from "../src/platform/postgres/postmaster.ts";

type Settings = Readonly<Record<string, string>>;
const standbyName = "standby";
const patience = 30_000;

/** Runs a query on the server at `url` over a separate connection. */
export async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end; await pause(20))
    if (await holds().catch(() => false)) return;
  throw new Error("A server of the pair does not get ready.");
}

function openServer(home: string) {
  const account = chooseAccount(nativeFolder(), home);
  const folder = join(account.home, "cluster");
  const pid = () => Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]);
  return {
    account,
    folder,
    home: account.home,
    /** Returns its port once it serves. */
    async start(settings: Settings, urlOn: (port: number) => string): Promise<number> {
      await startPostmaster(account, folder, settings);
      await until(
        async () => (await query(urlOn(runningPort(folder) ?? 0), "select")).length === 1,
      );
      return runningPort(folder) ?? 0;
    },
    /** Kills it at once, as when its machine fails. */
    async kill(): Promise<void> {
      const killed = pid();
      process.kill(killed, "SIGKILL");
      await until(async () => !isAlive(killed));
    },
    freeze: () => process.kill(pid(), "SIGSTOP"),
    stop: () => stopPostmaster(account, folder),
  };
}

export interface ReplicatedPostgres {
  readonly primary: { readonly url: string; kill(): Promise<void> };
  readonly standby: { readonly url: string; kill(): Promise<void>; promote(): Promise<void> };
  /** A URL that names both servers, the primary first. */
  readonly url: string;
  stop(): Promise<void>;
}

/** With `synchronous`, the primary only acknowledges what the standby has on its disk too. */
export async function startReplicated({
  synchronous,
  database = "postgres",
}: {
  readonly synchronous: boolean;
  readonly database?: string;
}): Promise<ReplicatedPostgres> {
  const root = await mkdtemp(join(tmpdir(), "lanyard-pair-"));
  for (const name of ["first", "second"]) await mkdir(join(root, name));
  const first = openServer(join(root, "first"));
  const second = openServer(join(root, "second"));
  const { password } = prepareCluster(first.account);
  // The cluster has never run, so its files can be copied safely.
  cpSync(first.folder, second.folder, { recursive: true });
  writeFileSync(join(second.folder, "standby.signal"), "");
  second.account.takeOwnership(second.folder);

  const host = (port: number) => `127.0.0.1:${port}`;
  const urlAt = (hosts: string, name = database) =>
    `postgres://postgres:${password}@${hosts}/${name}`;
  const urlOn = (port: number) => urlAt(host(port), "postgres");
  const primary = await first.start({}, urlOn);
  const follow = `host=127.0.0.1 port=${primary} user=postgres password=${password} application_name=${standbyName}`;
  const standby = await second.start({ primary_conninfo: follow }, urlOn);
  const follows = synchronous ? "sync" : "async";
  if (synchronous) {
    await query(urlOn(primary), `alter system set synchronous_standby_names = '${standbyName}'`);
    await query(urlOn(primary), "select pg_reload_conf()");
  }
  await until(async () => {
    const rows = await query(
      urlOn(primary),
      `select from pg_stat_replication where state = 'streaming' and sync_state = '${follows}'`,
    );
    return rows.length === 1;
  });
  return {
    primary: { url: urlAt(host(primary)), kill: () => first.kill() },
    standby: {
      url: urlAt(host(standby)),
      kill: () => second.kill(),
      promote: async () => {
        await query(urlOn(standby), "select pg_promote()");
      },
    },
    url: urlAt(`${host(primary)},${host(standby)}`),
    async stop() {
      for (const server of [first, second]) server.stop();
      for (const folder of [root, first.home, second.home])
        await rm(folder, { recursive: true, force: true });
    },
  };
}
