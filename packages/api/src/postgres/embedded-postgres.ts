// A PostgreSQL of our own in the data folder: attached to when it lives, started when it does not, stopped by the last.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { accountFor, type Account } from "./account.ts";
import { nativeFolder } from "./binaries.ts";
import { prepareCluster } from "./cluster.ts";
import { servedPort, startPostmaster, stopPostmaster } from "./postmaster.ts";

export interface EmbeddedPostgres {
  /** postgres://… of its database. */
  readonly url: string;
  /** Where it is: in the data folder, or where its account can reach it. */
  readonly home: string;
  /** Leaves it; stops it when nobody else uses it. */
  stop(): Promise<void>;
}

const presence = 7_205_263;
const placeName = "lanyard place";
const patience = 60_000;

interface Cluster {
  readonly account: Account;
  readonly folder: string;
  readonly password: string;
  readonly settings: Readonly<Record<string, string>>;
}

const addressOf = (cluster: Cluster, port: number) =>
  `postgres://postgres:${cluster.password}@127.0.0.1:${port}/postgres`;

/** A connection that holds our place: whoever stops the database has to wait until no place is held. */
async function takePlace(url: string): Promise<Client | undefined> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: placeName,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select pg_advisory_lock_shared($1)", [presence]);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    // Something else listens there, or ours has another password than its folder says.
    if ((error as { code?: string }).code === "28P01")
      throw new Error(
        "The embedded database refuses its own password. Is another server on its port?",
        {
          cause: error,
        },
      );
    return undefined;
  }
}

/** Attaches, or starts and then attaches. Others may start, crash or stop at the same moment: it tries again. */
async function enter(cluster: Cluster): Promise<{ place: Client; url: string }> {
  const until = Date.now() + patience;
  let started: Awaited<ReturnType<typeof startPostmaster>> | undefined;
  while (Date.now() < until) {
    const port = servedPort(cluster.folder);
    if (port !== undefined) {
      const url = addressOf(cluster, port);
      const place = await takePlace(url);
      if (place) return { place, url };
    } else if (started === undefined || started.ended()) {
      started = await startPostmaster(cluster.account, cluster.folder, cluster.settings);
    }
    await pause(20);
  }
  const log = started
    ? readFileSync(started.log, "utf8").trim().split("\n").slice(-5).join("\n")
    : "";
  throw new Error(
    `The embedded database in ${cluster.folder} did not start within ${patience / 1000} seconds.\n${log}`,
  );
}

/** Whether no connection is left but those that hold places. Ones just closed take a moment to go. */
async function nobodyElse(place: Client): Promise<boolean> {
  for (let tries = 0; tries < 10; tries += 1) {
    const { rowCount } = await place.query(
      "select from pg_stat_activity where backend_type = 'client backend' and application_name <> $1",
      [placeName],
    );
    if (rowCount === 0) return true;
    await pause(20);
  }
  return false;
}

async function leave(cluster: Cluster, place: Client): Promise<void> {
  try {
    await place.query("select pg_advisory_unlock_shared($1)", [presence]);
    const lock = await place.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [
      presence,
    ]);
    // Held while it stops: whoever attaches meanwhile waits, is cut off and starts it again.
    if (lock.rows[0]?.mine && (await nobodyElse(place)))
      stopPostmaster(cluster.account, cluster.folder);
  } catch {
    // It has ended by itself: nothing to stop.
  }
  await place.end().catch(() => undefined);
}

/**
 * The database of a data folder. As many processes as like may ask for the same one at the same time. It goes on
 * when this process is killed, and comes back when it dies itself. `settings` are PostgreSQL's own.
 */
export async function startEmbedded(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<EmbeddedPostgres> {
  const account = accountFor(nativeFolder(), join(dataDir, "postgres"));
  const cluster = { account, ...prepareCluster(account), settings };
  let stopped = false;
  let place: Client;

  const hold = (client: Client) => {
    place = client;
    client.once("end", () => {
      if (!stopped)
        void enter(cluster).then(
          (again) => hold(again.place),
          () => undefined,
        );
    });
  };
  const first = await enter(cluster);
  hold(first.place);

  return {
    url: first.url,
    home: account.home,
    stop: async () => {
      stopped = true;
      await leave(cluster, place);
    },
  };
}
