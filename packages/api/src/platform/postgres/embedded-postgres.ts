// The embedded PostgreSQL in the data folder: the first process starts it, others attach to it, the last one stops it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { chooseAccount, type Account } from "./account.ts";
import { nativeFolder } from "./binaries.ts";
import { prepareCluster } from "./cluster.ts";
import { runningPort, startPostmaster, stopPostmaster } from "./postmaster.ts";

export interface EmbeddedPostgres {
  /** postgres://… of its database. */
  readonly url: string;
  /** Its folder: in the data folder, or elsewhere when its account cannot reach that. */
  readonly home: string;
  /**
   * Detaches, and stops the database when no other process is attached and nobody is connected; with `now`, even if
   * somebody is.
   */
  stop(now?: boolean): Promise<void>;
}

/**
 * Advisory lock: shared by every attached process, exclusive while one of them stops the database. If the process that
 * started the database owned it instead, this file would be 29 lines shorter, but whoever else is connected, such as a
 * backup, would be cut off at that process's end, and nobody would stop the database of a process that was killed.
 */
const attachedLock = 7_205_263;
const applicationName = "lanyard place";
const startTimeoutMs = 60_000;

interface Cluster {
  readonly account: Account;
  readonly folder: string;
  readonly password: string;
  readonly settings: Readonly<Record<string, string>>;
}

interface Attached {
  readonly connection: Client;
  readonly url: string;
}

const formatUrl = (cluster: Cluster, port: number) =>
  `postgres://postgres:${cluster.password}@127.0.0.1:${port}/postgres`;

/** Opens a connection that holds the shared lock, which keeps other processes from stopping the database. */
async function attach(url: string): Promise<Client | undefined> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: applicationName,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select pg_advisory_lock_shared($1)", [attachedLock]);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    // Wrong password: another server listens there, or the password file does not belong to this database.
    if ((error as { code?: string }).code === "28P01")
      throw new Error(
        "The embedded database rejects its own password. Is another server using its port?",
        {
          cause: error,
        },
      );
    return undefined;
  }
}

/**
 * Attaches, or starts the database and then attaches. Tries again, because other processes may start or stop the
 * database, or it may crash, at the same moment.
 */
async function startOrAttach(cluster: Cluster): Promise<Attached> {
  const deadline = Date.now() + startTimeoutMs;
  let started: Awaited<ReturnType<typeof startPostmaster>> | undefined;
  while (Date.now() < deadline) {
    const port = runningPort(cluster.folder);
    if (port !== undefined) {
      const url = formatUrl(cluster, port);
      const connection = await attach(url);
      if (connection) return { connection, url };
    } else if (started === undefined || started.ended()) {
      started = await startPostmaster(cluster.account, cluster.folder, cluster.settings);
    }
    await pause(20);
  }
  const log = started
    ? readFileSync(started.log, "utf8").trim().split("\n").slice(-5).join("\n")
    : "";
  throw new Error(
    `The embedded database in ${cluster.folder} did not start within ${startTimeoutMs / 1000} seconds.\n${log}`,
  );
}

/** Whether only attached processes are connected. A connection that was just closed takes a moment to disappear. */
async function isUnused(connection: Client): Promise<boolean> {
  for (let tries = 0; tries < 10; tries += 1) {
    const { rowCount } = await connection.query(
      "select from pg_stat_activity where backend_type = 'client backend' and application_name <> $1",
      [applicationName],
    );
    if (rowCount === 0) return true;
    await pause(20);
  }
  return false;
}

async function detach(cluster: Cluster, connection: Client, now: boolean): Promise<void> {
  try {
    await connection.query("select pg_advisory_unlock_shared($1)", [attachedLock]);
    const lock = await connection.query<{ mine: boolean }>(
      "select pg_try_advisory_lock($1) as mine",
      [attachedLock],
    );
    // The lock is held while the database stops: a process that attaches in the meantime waits, loses its connection
    // and starts the database again.
    if (lock.rows[0]?.mine && (now || (await isUnused(connection))))
      stopPostmaster(cluster.account, cluster.folder);
  } catch {
    // The database is down already: nothing to stop.
  }
  await connection.end().catch(() => undefined);
}

/**
 * Starts or attaches to the database of a data folder. Any number of processes may do so at the same time. The database
 * keeps running when this process is killed, and is restarted when it dies. `settings` are parameters of PostgreSQL.
 */
export async function startEmbedded(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<EmbeddedPostgres> {
  const account = chooseAccount(nativeFolder(), join(dataDir, "postgres"));
  const cluster = { account, ...prepareCluster(account), settings };
  let stopped = false;
  /** The current connection, or the next one while the database restarts; undefined when the restart failed. */
  let attached: Promise<Attached | undefined> | undefined;

  async function attachAndRestart(): Promise<Attached> {
    const current = await startOrAttach(cluster);
    current.connection.once("end", () => {
      if (!stopped) attached = attachAndRestart().catch(() => undefined);
    });
    return current;
  }
  const first = await attachAndRestart();
  attached ??= Promise.resolve(first);

  return {
    url: first.url,
    home: account.home,
    stop: async (now = false) => {
      stopped = true;
      const current = await attached;
      if (current) await detach(cluster, current.connection, now);
    },
  };
}
